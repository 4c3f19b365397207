interface Props {
  counts: { pages: number; demos: number; reference: number };
}

/** What the build found, as a sentence. */
export default function Facts({ counts }: Props) {
  return (
    <p>
      This site has {counts.pages} pages with {counts.demos} demos, and{' '}
      {counts.reference} pages of the reference.
    </p>
  );
}
