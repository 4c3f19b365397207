/** What the project's KaTeX makes of a formula: MathML, or what is wrong with it and where. */
handlers.formula = ({ project, text, display }) => {
  let katex;
  try {
    katex = require('node:module').createRequire(`${project}/package.json`)('katex');
  } catch (error) {
    return { missing: String(error?.message ?? error).split('\n')[0] };
  }
  let refused; // a command that KaTeX would show as its own name, in red
  const options = {
    displayMode: display,
    output: 'mathml',
    throwOnError: true,
    strict: false,
    trust: ({ command }) => {
      refused ??= command;
      return false;
    },
  };
  try {
    const html = katex.renderToString(text.trimEnd(), options);
    if (!refused) return { html, at: -1 };
    return {
      wrong: `${refused} is refused: links, pictures and HTML have no place in a formula`,
      at: text.indexOf(refused),
    };
  } catch (error) {
    if (!(error instanceof katex.ParseError)) throw error;
    return { wrong: error.rawMessage.replace(/\.$/, ''), at: error.position ?? -1 };
  }
};
