import type { NavEntry } from '../../engine/contract/contract.gen';
import { useWords } from '../Words';

const plans: Record<string, string> = { pro: 'Pro', premium: 'Premium' };

/** What is special about a page (catalogue NV-9); several can stand together. */
export function Tags({
  of: entry,
}: {
  of: Partial<Pick<NavEntry, 'plan' | 'newFeature' | 'unstable' | 'planned' | 'legacy'>>;
}) {
  const say = useWords();
  return (
    <>
      {entry.plan && (
        <span className="tag plan">
          <span aria-hidden="true">{plans[entry.plan] ?? entry.plan}</span>
          <span className="vh">{say('{plan} plan', { plan: plans[entry.plan] ?? entry.plan })}</span>
        </span>
      )}
      {entry.newFeature && <span className="tag new">{say('New')}</span>}
      {entry.unstable && <span className="tag">{say('Preview')}</span>}
      {entry.planned && <span className="tag planned">{say('Planned')}</span>}
      {entry.legacy && <span className="tag legacy">{say('Legacy')}</span>}
    </>
  );
}
