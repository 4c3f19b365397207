/** Forward, in the direction of the text. */
export const Arrow = () => (
  <svg className="i flip" viewBox="0 0 16 16" aria-hidden="true">
    <path d="M2.5 8h11M9.5 4l4 4-4 4" />
  </svg>
);
