import type { PartProps } from 'vitrine/engine';

export default function Component({ html }: PartProps['Component']) {
  return <div dangerouslySetInnerHTML={{ __html: html }} />;
}
