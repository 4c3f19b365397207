// Writes the two CloudFront functions of a site, from the rules that its build left in _redirects and _headers.
//
//   node deploy/cloudfront/functions.mjs DIST OUT [--stars]
//
// With --stars only redirects that end in a star are in the function, for sites whose others are pages (redirectPages).
// OUT/request.js belongs to the viewer request, OUT/response.js to the viewer response (runtime cloudfront-js-2.0).
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';

const LIMIT = 10240; // bytes of a function, by CloudFront's quotas
const [dist, out, only] = process.argv.slice(2);
const lines = (name) =>
  readFileSync(`${dist}/${name}`, 'utf8').split('\n').filter(Boolean);
const base = existsSync(`${dist}/.base`)
  ? readFileSync(`${dist}/.base`, 'utf8').trim().replace(/\/$/, '')
  : '';

// Redirects by address; those that end in a star apart, in the order in which they are tried.
const exact = {};
const stars = [];
for (const line of lines('_redirects')) {
  const [from, to, code] = line.split(' ');
  if (code === '200') continue; // the function knows markdown and the base by itself
  if (from.endsWith('*')) stars.push([from.slice(0, -1), to, Number(code)]);
  else if (only !== '--stars')
    exact[from] = code === '301' ? to : [to, Number(code)];
}

const request = `var base = ${JSON.stringify(base)};
var exact = ${JSON.stringify(exact)};
var stars = ${JSON.stringify(stars)};

function answer(to, code, query) {
  var parts = [];
  for (var key in query) {
    var values = query[key].multiValue || [query[key]];
    for (var i = 0; i < values.length; i++) parts.push(key + (values[i].value ? '=' + values[i].value : ''));
  }
  var at = to.split('#');
  var location = at[0] + (parts.length ? '?' + parts.join('&') : '') + (at[1] ? '#' + at[1] : '');
  return {
    statusCode: code,
    statusDescription: code === 301 ? 'Moved Permanently' : 'Found',
    headers: { location: { value: location }, 'cache-control': { value: 'no-cache' } },
  };
}

function handler(event) {
  var request = event.request;
  var uri = request.uri;
  var slashed = uri.endsWith('/') ? uri : uri + '/';
  var rule = exact[slashed];
  if (typeof rule === 'string') return answer(rule, 301, request.querystring);
  if (rule) return answer(rule[0], rule[1], request.querystring);
  for (var i = 0; i < stars.length; i++) {
    if (slashed.startsWith(stars[i][0])) {
      return answer(stars[i][1].replace(':splat', slashed.slice(stars[i][0].length)), stars[i][2], request.querystring);
    }
  }
  var name = uri.slice(uri.lastIndexOf('/') + 1);
  if (name === 'index.html') return answer(uri.slice(0, -name.length), 301, request.querystring);
  // Without a dot it is a page that lacks its slash; all published files have an ending.
  if (name && !name.includes('.')) return answer(slashed, 301, request.querystring);
  // What hosts read is not for readers.
  var hidden = ['_headers', '_redirects', 'vercel.json'].includes(name) || uri.includes('/.');
  if (hidden) uri = base + '/404.html/';
  if (name.endsWith('.md') && name !== 'index.md') uri = uri.slice(0, -3) + '/index.md';
  if (!name) {
    var accept = request.headers.accept ? request.headers.accept.value : '';
    uri += accept.includes('text/markdown') ? 'index.md' : 'index.html';
  }
  // The bucket has the files of the site without a folder for the base.
  request.uri = base && uri.startsWith(base + '/') ? uri.slice(base.length) : base ? '/outside' + uri : uri;
  return request;
}
`;

// Headers of every answer; those of assets are set where they are uploaded.
const everywhere = {};
let place = '';
for (const line of lines('_headers')) {
  if (!line.startsWith(' ')) place = line;
  else if (place === '/*') {
    const [name, ...value] = line.trim().split(': ');
    everywhere[name.toLowerCase()] = { value: value.join(': ') };
  }
}
const response = `var headers = ${JSON.stringify(everywhere)};

function handler(event) {
  var response = event.response;
  for (var name in headers) response.headers[name] = headers[name];
  return response;
}
`;

mkdirSync(out, { recursive: true });
for (const [name, code] of [
  ['request.js', request],
  ['response.js', response],
]) {
  const size = Buffer.byteLength(code);
  if (size > LIMIT) {
    console.error(
      `${name} has ${size} bytes, and CloudFront takes ${LIMIT}: ${Object.keys(exact).length} redirects are too many for a ` +
        'function. Set redirectPages: true in vitrine.yaml, build again, and add --stars.',
    );
    process.exit(1);
  }
  writeFileSync(`${out}/${name}`, code);
}
