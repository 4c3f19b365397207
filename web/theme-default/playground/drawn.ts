/** An icon to choose: its name, and its drawing where the picture of the playground brings one. */
export interface DrawnIcon {
  name: string;
  drawing?: { viewBox: string; dangerouslySetInnerHTML: { __html: string } };
}

/** The drawings of icons in the markup of a picture, in their order; only their shapes are taken. */
export function drawnIcons(html: string): NonNullable<DrawnIcon['drawing']>[] {
  const [, list = ''] = /<span[^>]* data-icons=""[^>]*>([\s\S]*?)<\/span>/.exec(html) ?? [];
  return [...list.matchAll(/<svg([^>]*)>([\s\S]*?)<\/svg>/g)].map(([, attributes, shapes]) => ({
    viewBox: / viewBox="([^"]*)"/.exec(attributes!)?.[1] ?? '0 0 24 24',
    dangerouslySetInnerHTML: { __html: shapes! },
  }));
}
