/**
 * React resets the default value of every textarea, which would empty those that nobody has typed into yet. A value
 * that was set, even to what it is, counts as typed; selection and cursor stay.
 */
export function keepTypedText(element: HTMLElement): void {
  for (const field of element.querySelectorAll("textarea")) {
    const { value } = field;
    field.value = value;
  }
}
