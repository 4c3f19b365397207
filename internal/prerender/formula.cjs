/** What the project's KaTeX makes of a formula: MathML, or what is wrong with it and where. */
handlers.formula = ({ project, text, display }) => {
  let katex;
  try {
    katex = require('node:module').createRequire(`${project}/package.json`)('katex');
  } catch (error) {
    return { missing: String(error?.message ?? error).split('\n')[0] };
  }
  const options = {
    displayMode: display,
    output: 'mathml',
    throwOnError: true,
    strict: false,
  };
  try {
    return { html: katex.renderToString(text.trimEnd(), options), at: -1 };
  } catch (error) {
    if (!(error instanceof katex.ParseError)) throw error;
    return { wrong: error.rawMessage.replace(/\.$/, ''), at: error.position ?? -1 };
  }
};
