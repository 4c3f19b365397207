// The toolbars and the code of demos: what can be done with them is fetched when a reader first does it.
import { Attribute, Class, Id } from '../dom';
import { say } from '../messages/say';
import { stored } from '../preferences/storage';
import { announceFailure } from './announce';

interface ToolsModule {
  press(button: HTMLElement): Promise<void>;
  move(event: KeyboardEvent): void;
  openAddress(): Promise<void>;
  enter(exhibit: HTMLElement, event: Event): Promise<void>;
  hint(event: Event): void;
}

let loading: Promise<ToolsModule> | undefined;

function use(action: (tools: ToolsModule) => unknown, isAsked = true) {
  const { tools } = JSON.parse(document.getElementById(Id.PageAssets)?.textContent ?? '{}') as { tools?: string };
  loading ??= import(/* @vite-ignore */ tools!) as Promise<ToolsModule>;
  loading.then(action).catch(() => {
    loading = undefined; // another time
    if (isAsked) announceFailure(say('This could not be loaded. Check the connection and try again.'));
  });
}

const find = (event: Event, selector: string) => (event.target as Element).closest?.<HTMLElement>(selector);

export function startTools() {
  if (!document.querySelector(`[${Attribute.Tool}]`)) {
    return;
  }
  const on = document.addEventListener.bind(document);
  const edit = (event: Event) => {
    const exhibit = find(event, `.${Class.Sources} > .${Class.Code}:not(.${Class.Editing})`)?.closest<HTMLElement>(
      `.${Class.Demo}:not([${Attribute.ReadOnly}])`,
    );
    if (exhibit) use((tools) => tools.enter(exhibit, event));
  };
  on('click', (event) => {
    const button = find(event, `[${Attribute.Tool}]`);
    if (button) use((tools) => tools.press(button));
    else edit(event);
  });
  for (const type of ['pointerover', 'focusin']) {
    on(type, (event) => {
      if (find(event, `[${Attribute.Tool}], .${Class.Sources} pre`)) use((tools) => tools.hint(event), false);
    });
  }
  on('keydown', (event) => {
    if (event.key === 'Enter') {
      edit(event);
    } else if (find(event, `[${Attribute.Tool}]`) && /^(Arrow[LR]|Home|End)/.test(event.key)) {
      event.preventDefault();
      use((tools) => tools.move(event));
    }
  });
  const open = () =>
    (/\.(js|tsx)$|#code|\?alone/.test(location.href) || stored('sessionStorage', location.pathname)) &&
    use((tools) => tools.openAddress());
  addEventListener('hashchange', open);
  open();
}
