export const fieldId = (name: string) => `field-${name}`;
