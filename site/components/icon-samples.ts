// How the dialog of an icon shows it: in the sizes and colors of the library's own props.

/** A label, the style of the icon, and what stands behind it. */
export type Sample = readonly [
  label: string,
  style: Partial<CSSStyleDeclaration>,
  background?: string,
];

export const sampleSizes: Sample[] = [
  ['small', { inlineSize: '20px', blockSize: '20px' }],
  ['medium', { inlineSize: '24px', blockSize: '24px' }],
  ['large', { inlineSize: '35px', blockSize: '35px' }],
];

export const sampleColors: Sample[] = [
  ['inherit', {}],
  ['primary', { color: '#1976d2' }],
  ['error', { color: '#d32f2f' }],
  ['disabled', { opacity: '0.38' }],
  ['on primary', { color: '#fff' }, '#1976d2'],
  ['on dark', { color: '#fff' }, '#212121'],
];
