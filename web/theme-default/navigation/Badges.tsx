import { Class, useMessages, type BadgesProps } from '../../engine';

const plans: Record<string, string> = { pro: 'Pro', premium: 'Premium' };

/** What is special about a page; several can stand together. */
export function Badges({ of: entry }: BadgesProps) {
  const say = useMessages();
  return (
    <>
      {entry.plan && (
        <span className="tag plan">
          <span aria-hidden="true">{plans[entry.plan] ?? entry.plan}</span>
          <span className={Class.VisuallyHidden}>{say('{plan} plan', { plan: plans[entry.plan] ?? entry.plan })}</span>
        </span>
      )}
      {entry.newFeature && <span className="tag new">{say('New')}</span>}
      {entry.unstable && <span className="tag">{say('Preview')}</span>}
      {entry.planned && <span className="tag planned">{say('Planned')}</span>}
      {entry.legacy && <span className="tag legacy">{say('Legacy')}</span>}
    </>
  );
}
