// The author's view of a build, in each page of the writing mode.
(() => {
  const events = new EventSource('/@vitrine/events');
  let overlay;
  events.onmessage = ({ data }) => {
    const { problems, failed } = JSON.parse(data);
    if (!problems?.length && !failed) {
      location.reload();
      return;
    }
    overlay?.remove();
    overlay = document.createElement('dialog');
    overlay.id = 'vitrine-problems';
    const heading = document.createElement('h1');
    heading.textContent = failed ? 'The build failed' : `${problems.length} problem${problems.length > 1 ? 's' : ''}`;
    overlay.append(heading);
    for (const problem of problems ?? []) {
      const item = document.createElement('pre');
      const place = [problem.file, problem.line, problem.column].filter(Boolean).join(':');
      item.textContent = [place, problem.what, '', problem.excerpt, '', problem.why, problem.fix].join('\n');
      overlay.append(item);
    }
    if (failed) overlay.append(Object.assign(document.createElement('pre'), { textContent: failed }));
    document.body.append(overlay);
    overlay.showModal();
  };
})();
