// The toolbars of demos: what their buttons do is fetched when a reader first uses one.
import { announce } from './announce';

interface ToolsModule {
  press(button: HTMLElement): Promise<void>;
  move(event: KeyboardEvent): void;
  openHash(hash: string): Promise<void>;
}

let loading: Promise<ToolsModule> | undefined;

function use(action: (tools: ToolsModule) => unknown) {
  const { tools } = JSON.parse(document.getElementById('page-assets')?.textContent ?? '{}') as { tools?: string };
  loading ??= import(/* @vite-ignore */ tools!) as Promise<ToolsModule>;
  loading.then(action).catch(() => {
    loading = undefined; // another time
    announce('This could not be loaded. Check the connection and try again.');
  });
}

const toolOf = (event: Event) => (event.target as Element).closest?.<HTMLElement>('[data-tool]');
const names = /\.(?:js|tsx)$/;

export function startTools() {
  if (!document.querySelector('[data-tool]')) {
    return;
  }
  document.addEventListener('click', (event) => {
    const button = toolOf(event);
    if (button) use((tools) => tools.press(button));
  });
  for (const type of ['pointerover', 'focusin']) {
    document.addEventListener(type, (event) => toolOf(event) && use(() => {}), { passive: true });
  }
  document.addEventListener('keydown', (event) => {
    if (toolOf(event) && /^(?:Arrow(?:Left|Right)|Home|End)$/.test(event.key)) {
      event.preventDefault();
      use((tools) => tools.move(event));
    }
  });
  const open = () => names.test(location.hash) && use((tools) => tools.openHash(location.hash));
  addEventListener('hashchange', open);
  open();
}
