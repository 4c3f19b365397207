// Lighthouse's scores as a telephone gets them, medians of three runs, of the ten heaviest pages and three light ones.
import lighthouse from 'lighthouse';
import * as launcher from 'chrome-launcher';
import { executable, median, row } from './chromium.mjs';
import { heaviest } from './heaviest.mjs';
import { serve } from './server.mjs';

const [, , out] = process.argv;
const runs = 3;
const categories = ['performance', 'accessibility', 'best-practices', 'seo'];
const times = ['first-contentful-paint', 'largest-contentful-paint', 'total-blocking-time', 'cumulative-layout-shift'];

const { address, stop } = await serve('bin/vitrined', '--root', out, '--quiet');
const chrome = await launcher.launch({
  chromePath: executable,
  chromeFlags: ['--headless=new', '--no-sandbox', '--disable-gpu'],
});

async function measure(path) {
  const { lhr } = await lighthouse(address + path, {
    port: chrome.port,
    logLevel: 'error',
    onlyCategories: categories,
  });
  return lhr;
}

for (const path of [...heaviest, '/material-ui/getting-started/installation/', '/material-ui/react-text-field/', '/']) {
  console.log(`Lighthouse ${path}`);
  const reports = [];
  for (let i = 0; i < runs; i++) reports.push(await measure(path));
  for (const name of categories) {
    const score = Math.round(100 * median(reports.map(({ categories }) => categories[name].score)));
    row(reports[0].categories[name].title, score, '100', score < 100);
  }
  for (const name of times) {
    const values = reports.map(({ audits }) => audits[name].numericValue);
    row(`  ${name}`, +median(values).toFixed(name.endsWith('shift') ? 3 : 0));
  }
  for (const audit of Object.values(reports[0].audits)) {
    if (audit.score !== null && audit.score < 0.9 && ['binary', 'numeric'].includes(audit.scoreDisplayMode)) {
      console.log(`    ${audit.id}: ${audit.displayValue ?? audit.title}`);
    }
  }
}
chrome.kill();
stop();
