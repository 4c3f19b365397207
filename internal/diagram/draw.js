// What the browser of a build runs to draw a diagram. Above it stands the text of mermaid's own script.

// It declares a global, which modules don't.
const script = document.createElement('script');
script.textContent = library;
document.head.append(script);

// Pictures load no fonts: these have one measure on all systems, and each text is held to the width that it has here.
const font = 'Arial, "Liberation Sans", Arimo, Helvetica, sans-serif';

const colors = {
  light: {
    primaryColor: '#f1f3f6',
    primaryTextColor: '#1d222b',
    primaryBorderColor: '#7b8494',
    secondaryColor: '#fbeee9',
    tertiaryColor: '#fafbfc',
    lineColor: '#565e6b',
    textColor: '#1d222b',
    mainBkg: '#f1f3f6',
    noteBkgColor: '#fbeee9',
    noteTextColor: '#1d222b',
    noteBorderColor: '#c0492b',
    edgeLabelBackground: '#fcfcfd',
    clusterBkg: '#f8f9fb',
    clusterBorder: '#c3c9d3',
    background: '#fcfcfd',
  },
  dark: {
    primaryColor: '#2a303a',
    primaryTextColor: '#e4e7ec',
    primaryBorderColor: '#858e9d',
    secondaryColor: '#43302b',
    tertiaryColor: '#20252d',
    lineColor: '#a9b1bd',
    textColor: '#e4e7ec',
    mainBkg: '#2a303a',
    noteBkgColor: '#43302b',
    noteTextColor: '#e4e7ec',
    noteBorderColor: '#e88d72',
    edgeLabelBackground: '#171b22',
    clusterBkg: '#1d222a',
    clusterBorder: '#4a5261',
    background: '#171b22',
  },
};

/** Colors of slices, branches and the like, in which the text of a page can be read. */
const palettes = {
  light: ['#c9d3e6', '#f3c4b4', '#cfe3d2', '#e8dcb5', '#dccbe6', '#c5e0e4'],
  dark: ['#3f4d68', '#6b4336', '#3c5a45', '#5d5433', '#543f63', '#355a60'],
};

function series(mode) {
  const named = {
    pieStrokeColor: colors[mode].primaryBorderColor,
    pieOuterStrokeColor: colors[mode].primaryBorderColor,
  };
  for (let n = 0; n < 12; n++) {
    const color = palettes[mode][n % palettes[mode].length];
    Object.assign(named, {
      [`pie${n + 1}`]: color,
      [`cScale${n}`]: color,
      [`git${n}`]: color,
    });
    named[`cScaleLabel${n}`] = named[`gitBranchLabel${n}`] = colors[mode].textColor;
  }
  return named;
}

/** The same numbers each time: a drawing is the same for the same text. */
function settle() {
  let state = 1;
  Math.random = () => (state = (state * 16807) % 2147483647) / 2147483647;
}

async function draw(text) {
  try {
    const light = await picture(text, 'light');
    const dark = await picture(text, 'dark');
    return { ...light, light: light.svg, dark: dark.svg };
  } catch (error) {
    const message = String(error?.message ?? error);
    const line = Number(error?.hash?.line ?? error?.hash?.loc?.first_line);
    const named = /line:? (\d+)/i.exec(message);
    return {
      wrong: sentence(message, error?.hash),
      line: named ? Number(named[1]) : Number.isFinite(line) ? line : 0,
    };
  }
}
globalThis.draw = draw;

/** The words of mermaid without its drawing of the place, which problems have themselves. */
function sentence(message, hash) {
  const lines = message
    .split('\n')
    .filter((line) => line && !/^[-\s]*\^/.test(line));
  const expecting = lines.find((line) => line.startsWith('Expecting'));
  if (!expecting) return lines[0];
  const got = /got ('[^']*'|"[^"]*")/.exec(expecting)?.[1] ?? hash?.token ?? '';
  return `it can't be read: ${got} is not expected there`;
}

async function picture(text, mode) {
  const { mermaid } = globalThis;
  settle();
  mermaid.initialize({
    startOnLoad: false,
    securityLevel: 'strict',
    suppressErrorRendering: true,
    deterministicIds: true,
    deterministicIDSeed: 'diagram',
    htmlLabels: false,
    flowchart: { htmlLabels: false },
    class: { htmlLabels: false },
    state: { htmlLabels: false },
    look: 'classic',
    handDrawnSeed: 1,
    theme: 'base',
    darkMode: mode === 'dark',
    fontFamily: font,
    themeVariables: {
      ...colors[mode],
      ...series(mode),
      darkMode: mode === 'dark',
      fontFamily: font,
      fontSize: '15px',
    },
  });
  const { svg } = await mermaid.render('diagram', text);
  document.body.innerHTML = svg;
  const root = document.body.querySelector('svg');
  const box = root.viewBox.baseVal;
  const [width, height] = [Math.ceil(box.width), Math.ceil(box.height)];
  root.setAttribute('width', width);
  root.setAttribute('height', height);
  root.removeAttribute('style');
  hold(root);
  clean(root);
  const label = [':scope > title', ':scope > desc']
    .map((part) => root.querySelector(part)?.textContent.trim())
    .filter(Boolean)
    .join('. ');
  const made = new XMLSerializer().serializeToString(root);
  document.body.innerHTML = '';
  return { svg: made, width, height, label };
}

/** Holds each text to its width here, whatever font a reader has. */
function hold(root) {
  for (const node of root.querySelectorAll('text, tspan')) {
    const alone = [...node.childNodes].every(
      (child) => child.nodeType === Node.TEXT_NODE,
    );
    if (!alone || !node.textContent.trim()) continue;
    const length = node.getComputedTextLength();
    if (length > 0) {
      node.setAttribute('textLength', length.toFixed(1));
      node.setAttribute('lengthAdjust', 'spacingAndGlyphs');
    }
  }
}

/** Takes out what runs, leads away or loads something. */
function clean(root) {
  for (const node of root.querySelectorAll(
    'script, iframe, object, embed, audio, video',
  ))
    node.remove();
  for (const node of [root, ...root.querySelectorAll('*')]) {
    for (const { name, value } of [...node.attributes]) {
      const address =
        /(^|:)(href|src)$/i.test(name) && !/^(#|data:image\/)/.test(value.trim());
      if (/^on/i.test(name) || address) node.removeAttribute(name);
    }
  }
  for (const style of root.querySelectorAll('style'))
    style.textContent = style.textContent.replace(
      /@import[^;]*;|url\((?!['"]?#)[^)]*\)/g,
      '',
    );
}
