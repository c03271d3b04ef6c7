/** Every word that the visual editor itself shows, in one place for translators. */
export const editorWords = {
  table: "Table",
  addRow: "Add row",
  addColumn: "Add column",
  removeRow: "Remove row",
  removeColumn: "Remove column",
  removeTable: "Remove table",
};
