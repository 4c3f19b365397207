// Runs in the browser of “vitrine verify --props”: tries the claims and keyboard tables of a demo with a prop taken
// away. One that fails then, and holds otherwise, has noticed it.
import type { Claim } from '../claims/claim';
import { prove, type Page, type Request } from '../claims/run';
import type { Family } from '../family';
import { begin } from './altered';
import { narrowed, type Demos, type Subject } from './subjects';

/** Each claim and each row of a request alone, so that the first one that fails is enough. */
const eachOf = ({ claims, rows, mutate }: Request): Request[] => [
  ...claims.map((claim) => ({ claims: [claim], rows: [], mutate })),
  ...rows.map((row) => ({ claims: [], rows: [row], mutate })),
];

async function holds(page: Page, request: Request): Promise<boolean> {
  const [verdict] = await prove(page, request);
  return verdict?.failed === undefined;
}

/** The props whose absence a claim notices, by component and prop. */
async function noticedBy(page: Page, subjects: readonly Subject[], request: Request): Promise<string[]> {
  const sound: Request[] = [];
  for (const one of eachOf(request)) if (await holds(page, one)) sound.push(one);
  const noticed: string[] = [];
  for (const { name, type, props } of subjects) {
    for (const prop of props) {
      begin({ without: new Map([[type, [prop]]]), calls: [] });
      for (const one of sound) {
        if (await holds(page, one)) continue;
        noticed.push(`${name}.${prop}`);
        break;
      }
      begin(undefined);
    }
  }
  return noticed;
}

export async function answer(
  demos: Demos,
  family: Family | undefined,
  claims: readonly Claim[],
  request: Pick<Request, 'claims' | 'rows'> & { demo: string; props: string[] },
) {
  const page = { family, claims, demos: { [request.demo]: demos[request.demo]!.stylings[0]! } };
  const noticed = await noticedBy(page, narrowed(demos, request), { ...request, mutate: false });
  return { props: Object.fromEntries(noticed.map((id) => [id, 'claim'])) };
}
