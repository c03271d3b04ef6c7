/**
 * On hydration React resets the default value of every textarea, which would empty untouched ones. Setting a value,
 * even the same one, marks it as typed; selection and cursor stay.
 */
export function keepTypedText(element: HTMLElement): void {
  for (const field of element.querySelectorAll("textarea")) {
    const { value } = field;
    field.value = value;
  }
}
