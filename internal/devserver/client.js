// Follows the edits in an open page in dev mode: puts in what changed, starts anew where scripts are concerned,
// and lays what is wrong over the page until it is mended.
(() => {
  const self = document.getElementById('vitrine-client');
  let version = Number(self.dataset.version);
  let before; // the page as it was served, before scripts touched it
  let events;

  const parse = (html) => new DOMParser().parseFromString(html, 'text/html');

  async function refresh() {
    const answer = await fetch(
      `/@vitrine/page?path=${encodeURIComponent(location.pathname)}`,
    );
    const view = await answer.json();
    showProblems(view.problems ?? [], view.failed);
    if (!view.html) {
      if (before) location.reload(); // the page is gone: see what is there instead
      return;
    }
    const next = parse(view.html);
    if (!before && view.version !== version) {
      location.reload();
      return;
    }
    if (
      before &&
      !before.documentElement.isEqualNode(next.documentElement) &&
      !(await update(next))
    ) {
      location.reload();
      return;
    }
    version = view.version;
    before = next;
    self.dataset.following = version;
  }

  /** What scripts have taken hold of: changing it under their hands would leave them with the old one. */
  const held =
    '[data-island], #nav, .bar, .contents, .where-am-i, script, link, style';

  /** Makes the page shown the next one; false where it must be started anew. */
  async function update(next) {
    const same = (selector) => {
      const [one, other] = [before, next].map((page) =>
        [...page.querySelectorAll(selector)].map((node) => node.outerHTML).join(),
      );
      return one === other;
    };
    // Demos insert the styles that they lack themselves; the page's own policy would refuse new style elements.
    if (
      !same('head > :not(title, meta, style)') ||
      !same('script:not(#page-assets)')
    )
      return false;
    const [was, is] = [before, next].map((page) =>
      JSON.parse(page.getElementById('page-assets')?.textContent ?? '{}'),
    );
    if (String(was.layers) !== String(is.layers)) return false;
    exhibits = [];
    if (!patch(document.body, before.body, next.body)) return false;
    // What changed is not to be seen: it is no demo's own source.
    if (was.demos !== is.demos && !exhibits.length) return false;
    document.title = next.title;
    return exhibits.length === 0 || startDemos(is.demos);
  }

  const demoSelector = '[data-island=demo]';
  let exhibits = []; // put in anew by the update under way

  /**
   * Brings the demos that were put in anew to life, with the new script; the others keep what the author did in them.
   */
  async function startDemos(url) {
    const assets = document.getElementById('page-assets');
    assets.textContent = JSON.stringify({
      ...JSON.parse(assets.textContent),
      demos: url,
    });
    const { hydrate } = await import(url);
    for (const exhibit of exhibits) {
      await hydrate(exhibit.querySelector(demoSelector));
    }
    return true;
  }

  function patch(shown, old, fresh) {
    if (old.isEqualNode(fresh)) return true;
    if (old.nodeType !== fresh.nodeType || old.nodeType !== Node.ELEMENT_NODE)
      return replace([shown], [fresh]);
    if (old.id === 'page-assets') return true; // read when a demo starts
    if (
      old.matches('figure.exhibit') &&
      fresh.matches('figure.exhibit') &&
      old.id === fresh.id
    ) {
      const exhibit = document.importNode(fresh, true);
      // Taken from the page's own loader, which would start it with the old script as soon as the pointer is over it.
      for (const demo of exhibit.querySelectorAll(demoSelector))
        demo.dataset.started = '';
      if (shown.querySelector('details')?.open)
        exhibit.querySelector('details')?.setAttribute('open', '');
      shown.replaceWith(exhibit);
      exhibits.push(exhibit);
      return true;
    }
    if (
      old.matches(held) ||
      !old.cloneNode(false).isEqualNode(fresh.cloneNode(false))
    )
      return replace([shown], [fresh]);
    const [olds, freshes] = [[...old.childNodes], [...fresh.childNodes]];
    // Scripts only ever add behind what was served.
    const showns = [...shown.childNodes].slice(0, olds.length);
    if (
      showns.length < olds.length ||
      showns.some((node, index) => node.nodeName !== olds[index].nodeName)
    )
      return false;
    let start = 0;
    while (
      start < olds.length &&
      start < freshes.length &&
      olds[start].isEqualNode(freshes[start])
    )
      start++;
    let end = 0;
    while (
      end < olds.length - start &&
      end < freshes.length - start &&
      olds.at(-1 - end).isEqualNode(freshes.at(-1 - end))
    )
      end++;
    const [from, to] = [
      olds.slice(start, olds.length - end),
      freshes.slice(start, freshes.length - end),
    ];
    const places = showns.slice(start, olds.length - end);
    if (from.length === to.length)
      return from.every((node, index) => patch(places[index], node, to[index]));
    return replace(places, to, showns[olds.length - end] ?? null, shown);
  }

  function replace(
    places,
    nodes,
    next = places.at(-1)?.nextSibling ?? null,
    parent = places[0]?.parentNode,
  ) {
    const taken = (node) =>
      node.nodeType === Node.ELEMENT_NODE &&
      (node.matches(held) || node.querySelector(held));
    if (!parent || places.some(taken) || nodes.some(taken)) return false;
    places.forEach((node) => node.remove());
    nodes.forEach((node) =>
      parent.insertBefore(document.importNode(node, true), next),
    );
    return true;
  }

  let overlay;

  function showProblems(problems, failed) {
    overlay?.remove();
    overlay = undefined;
    problems = problems.filter(({ kind }) => kind !== 'left out'); // the page has a message in its place
    if (!problems.length && !failed) return;
    // Warnings leave the page to its author: a line at its edge opens them.
    const stops = failed || problems.some(({ severity }) => severity === 0);
    const count = (what) =>
      `${problems.length} ${what}${problems.length > 1 ? 's' : ''} on this page`;
    overlay = document.createElement(stops ? 'dialog' : 'details');
    overlay.id = 'vitrine-problems';
    overlay.append(
      stops
        ? line('h1', failed ? 'The site could not be made' : count('problem'))
        : line('summary', count('warning')),
    );
    if (failed) overlay.append(line('pre', failed));
    for (const problem of problems) {
      const place = [problem.file, problem.line, problem.column]
        .filter(Boolean)
        .join(':');
      overlay.append(line('h2', place), line('p', problem.what));
      if (problem.excerpt) overlay.append(line('pre', problem.excerpt));
      overlay.append(
        line('p', [problem.why, problem.fix].filter(Boolean).join(' ')),
      );
    }
    overlay.append(
      line(
        'p',
        `This goes away when the file is saved without the problem.${stops ? ' Escape hides it until then.' : ''}`,
      ),
    );
    document.body.append(overlay);
    if (stops) overlay.showModal();
  }

  function line(tag, text) {
    const element = document.createElement(tag);
    element.textContent = text;
    return element;
  }

  const style = new CSSStyleSheet();
  style.replaceSync(`
    #vitrine-problems { box-sizing: border-box; inline-size: min(60rem, 100% - 2rem); max-block-size: calc(100% - 4rem); margin: auto; padding: 24px 28px;
      overflow: auto; border: 0; border-block-start: 4px solid #d7402b; border-radius: 12px; background: #fff; color: #20262d; text-align: start;
      font: 15px/23px system-ui, sans-serif; box-shadow: 0 12px 48px rgb(0 0 0 / .3); color-scheme: light }
    details#vitrine-problems { position: fixed; z-index: 2147483647; inset-block-end: 16px; inset-inline-end: 16px;
      inline-size: fit-content; max-inline-size: min(60rem, 100% - 2rem); max-block-size: 70vh; padding: 8px 16px;
      border-block-start-color: #b36b00; box-shadow: 0 4px 16px rgb(0 0 0 / .3) }
    #vitrine-problems summary { cursor: pointer; font-size: 13px; line-height: 20px }
    #vitrine-problems::backdrop { background: rgb(20 24 30 / .45) }
    #vitrine-problems h1 { margin: 0 0 16px; font-size: 20px; line-height: 28px }
    #vitrine-problems h2 { margin: 20px 0 4px; font: 600 13px/20px ui-monospace, monospace; color: #5a6470 }
    #vitrine-problems p { margin: 0 0 8px }
    #vitrine-problems p:last-child { margin: 20px 0 0; color: #5a6470; font-size: 13px }
    #vitrine-problems pre { margin: 0 0 8px; padding: 10px 14px; overflow: auto; border-radius: 8px; background: #f3f5f7; font: 13px/20px ui-monospace, monospace; direction: ltr }
    @media (prefers-color-scheme: dark) { #vitrine-problems { background: #1d2229; color: #e3e8ee; color-scheme: dark }
      #vitrine-problems h2, #vitrine-problems p:last-child { color: #9aa5b1 } #vitrine-problems pre { background: #15191e } }`);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, style];

  let busy = Promise.resolve();
  // Where the server is away for a moment, the next event asks again.
  const soon = () => (busy = busy.then(refresh).catch(() => {}));

  const follow = (newest) => (Number(newest) !== version || !before) && soon();

  // A browser opens only six connections to a server, and a stream takes one of them for good: pages in frames follow
  // what the page around them passes on, and hidden tabs close theirs.
  const channel = new BroadcastChannel('/@vitrine/events');
  channel.onmessage = ({ data }) => follow(data);

  /** Reports whether the page around this one passes on what it is told. */
  function isFramed() {
    try {
      return (
        parent !== window &&
        parent.document.getElementById('vitrine-client') !== null
      );
    } catch {
      return false; // a page of another origin
    }
  }

  function connect() {
    events?.close();
    events = undefined;
    if (document.visibilityState !== 'visible') return;
    events = new EventSource('/@vitrine/events');
    events.onmessage = ({ data }) => {
      channel.postMessage(data);
      follow(data);
    };
  }

  if (isFramed()) {
    soon();
    return;
  }
  document.addEventListener('visibilitychange', connect);
  addEventListener('pagehide', () => events?.close());
  addEventListener('pageshow', ({ persisted }) => persisted && connect());
  connect();
})();
