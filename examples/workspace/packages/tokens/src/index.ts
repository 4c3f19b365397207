/** What a component means. */
export type Tone = 'neutral' | 'brand' | 'danger';

/** The color of each tone, dark enough for white text. */
export const colors: Record<Tone, string> = {
  neutral: '#4b5563',
  brand: '#1d4ed8',
  danger: '#b91c1c',
};
