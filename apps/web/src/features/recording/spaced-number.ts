/** «190 123 456»: a long number as the register prints it, in groups that stay together. */
export const spacedNumber = (value: number): string =>
  String(value).replaceAll(/\B(?=(?:\d{3})+$)/g, '\u00A0')
