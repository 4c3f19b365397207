import { useMessages, type BadgesProps } from 'vitrine/engine';

export default function Badges({ of: { newFeature, unstable, legacy } }: BadgesProps) {
  const say = useMessages();
  return (
    <>
      {newFeature && <em>{say('New')}</em>} {unstable && <em>{say('Preview')}</em>} {legacy && <em>{say('Legacy')}</em>}
    </>
  );
}
