// Lighthouse's scores of three pages, as a telephone sees them.
import lighthouse from 'lighthouse';
import * as launcher from 'chrome-launcher';
import { executable, row } from './chromium.mjs';
import { serve } from './server.mjs';

const [, , out] = process.argv;
const { address, stop } = await serve('bin/vitrined', '--root', out, '--quiet');
const chrome = await launcher.launch({
  chromePath: executable,
  chromeFlags: ['--headless=new', '--no-sandbox', '--disable-gpu'],
});
for (const path of ['/material-ui/react-button/', '/material-ui/getting-started/installation/', '/']) {
  console.log(`Lighthouse ${path}`);
  const { lhr } = await lighthouse(address + path, {
    port: chrome.port,
    logLevel: 'error',
    onlyCategories: ['performance', 'accessibility', 'best-practices', 'seo'],
  });
  for (const { title, score } of Object.values(lhr.categories)) {
    row(title, Math.round(score * 100), '100', score < 1);
  }
  for (const audit of Object.values(lhr.audits)) {
    if (audit.score !== null && audit.score < 0.9 && ['binary', 'numeric'].includes(audit.scoreDisplayMode)) {
      console.log(`    ${audit.id}: ${audit.displayValue ?? audit.title}`);
    }
  }
}
chrome.kill();
stop();
