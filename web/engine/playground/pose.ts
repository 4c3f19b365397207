// A picture that looks hovered, or focused, while nobody touches it: the rules of the library that hold then are
// repeated for it. They decide how that looks, and keep their weight.
import type { Pose } from './address';

const escaped = (name: string) => name.replace(/[^\w-]/g, '\\$&');

function statesOf(pose: Pose, focus: readonly string[]) {
  if (pose === 'hover') return /:hover(?![\w-])/g;
  return new RegExp(
    `(?::focus(?:-visible|-within)?${focus.map((name) => `|\\.${escaped(name)}`).join('')})(?![\\w-])`,
    'g',
  );
}

function repeated(rules: CSSRuleList, states: RegExp, within: string): string {
  let css = '';
  for (const rule of rules) {
    if (rule instanceof CSSStyleRule) {
      const selector = rule.selectorText.replace(states, `:is($&,:where(${within}) *)`);
      if (selector !== rule.selectorText) css += `${selector}{${rule.style.cssText}}`;
    } else if (rule instanceof CSSMediaRule || rule instanceof CSSSupportsRule) {
      // What takes back what fingers leave behind: nothing does so here.
      const text = rule.conditionText;
      const inner = /hover:\s*none/.test(text) ? '' : repeated(rule.cssRules, states, within);
      if (inner) css += `${rule.cssText.slice(0, rule.cssText.indexOf('{'))}{${inner}}`;
    }
  }
  return css;
}

/** The rules of a pose for what stands within an element. Those of the shell are in layers, and stay out. */
function rulesOf(pose: Pose, focus: readonly string[], within: string) {
  if (pose === 'rest') return '';
  const states = statesOf(pose, focus);
  return [...document.styleSheets, ...document.adoptedStyleSheets]
    .map((sheet) => {
      try {
        return repeated(sheet.cssRules, states, within);
      } catch {
        return ''; // of another origin
      }
    })
    .join('');
}

export class Posing {
  private sheet: CSSStyleSheet | undefined;

  constructor(
    private readonly within: string,
    private readonly focus: readonly string[],
  ) {}

  /** Shows a pose by the rules that there are now. */
  show(pose: Pose) {
    if (pose === 'rest' && !this.sheet) return;
    if (!this.sheet) {
      this.sheet = new CSSStyleSheet();
      document.adoptedStyleSheets = [...document.adoptedStyleSheets, this.sheet];
    }
    this.sheet.replaceSync('');
    this.sheet.replaceSync(rulesOf(pose, this.focus, this.within));
  }
}
