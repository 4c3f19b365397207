// The policy of a page refuses style elements with text that scripts make. On pages whose libraries write some, what
// they say stands in constructed stylesheets instead, which no policy asks about. Bundled with such pages' demos only.

/** Rules that hold anywhere on the page: the build has shipped them confined to demos. */
const isOpen = (selector: string) => selector.split(',').some((part) => !/[.#[]/.test(part));

declare global {
  // eslint-disable-next-line no-var
  var vitrineRecords: boolean | undefined;
}

/** Takes out of a list what would restyle more than the demos. */
function close(list: CSSStyleSheet | CSSGroupingRule) {
  for (let i = list.cssRules.length - 1; i >= 0; i--) {
    const rule = list.cssRules[i]!;
    if (rule instanceof CSSStyleRule ? isOpen(rule.selectorText) : rule instanceof CSSPageRule) list.deleteRule(i);
    else if (rule instanceof CSSGroupingRule && !(rule instanceof CSSStyleRule)) close(rule);
  }
}

/** A style element whose text stands beside it. */
class Stand {
  readonly sheet = new CSSStyleSheet();
  /** What the element would contain: no node of it is ever put there. */
  nodes: Node[] = [];
  #said = '';

  constructor(readonly element: HTMLStyleElement) {}

  get text() {
    return this.nodes.map(({ textContent }) => textContent).join('');
  }

  put(nodes: Node[]) {
    this.nodes = nodes;
    for (const node of nodes) changes.observe(node, { characterData: true });
    this.follow();
  }

  /** Lets the stylesheet say what the element says, for as long as it stands in the document. */
  follow() {
    const { element, sheet } = this;
    const { isConnected, media } = element;
    const text = isConnected ? this.text : '';
    if (text !== this.#said || media !== sheet.media.mediaText) {
      this.#said = text;
      sheet.media.mediaText = media;
      sheet.replaceSync(text);
      if (!globalThis.vitrineRecords) close(sheet);
    }
    const others = document.adoptedStyleSheets.filter((other) => other !== sheet);
    const adopted = others.length < document.adoptedStyleSheets.length;
    if (adopted !== (isConnected && text !== '')) document.adoptedStyleSheets = adopted ? others : [...others, sheet];
  }
}

const stands = new Set<Stand>();
const changes = new MutationObserver(() => stands.forEach((stand) => stand.follow()));
const nodesOf = (list: (Node | string)[]) =>
  list.map((node) => (typeof node === 'string' ? document.createTextNode(node) : node));

/**
 * Keeps what is put into an element beside it. Who asks for its stylesheet while it has no text inserts rules, which
 * the policy allows: it becomes what it would have been.
 */
function hold(element: HTMLStyleElement) {
  const stand = new Stand(element);
  stands.add(stand);
  const insert = <T extends Node>(node: T, before: Node | null = null): T => {
    const others = stand.nodes.filter((other) => other !== node);
    const at = before ? others.indexOf(before) : -1;
    stand.put(others.toSpliced(at < 0 ? others.length : at, 0, node));
    return node;
  };
  const remove = <T extends Node>(node: T): T => {
    stand.put(stand.nodes.filter((other) => other !== node));
    return node;
  };
  const text = {
    get: () => stand.text,
    set: (value: string | null) => stand.put(value ? nodesOf([value]) : []),
  };
  const own: PropertyDescriptorMap = {
    appendChild: { value: (node: Node) => insert(node) },
    insertBefore: { value: insert },
    removeChild: { value: remove },
    append: { value: (...list: (Node | string)[]) => stand.put([...stand.nodes, ...nodesOf(list)]) },
    replaceChildren: { value: (...list: (Node | string)[]) => stand.put(nodesOf(list)) },
    textContent: text,
    innerHTML: text,
    innerText: text,
    firstChild: { get: () => stand.nodes[0] ?? null },
    lastChild: { get: () => stand.nodes.at(-1) ?? null },
    childNodes: { get: () => stand.nodes },
    sheet: {
      get() {
        if (stand.text.trim()) {
          stand.follow();
          return element.isConnected ? stand.sheet : null;
        }
        stands.delete(stand);
        for (const name of Object.keys(own)) Reflect.deleteProperty(element, name);
        return element.sheet;
      },
    },
  };
  for (const descriptor of Object.values(own)) descriptor.configurable = true;
  Object.defineProperties(element, own);
}

export function adoptWritten() {
  const create = document.createElement.bind(document);
  document.createElement = (name: string, options?: ElementCreationOptions) => {
    const element = create(name, options);
    if (element instanceof HTMLStyleElement) hold(element);
    return element;
  };
  changes.observe(document, { subtree: true, childList: true, attributes: true, attributeFilter: ['media'] });
}
