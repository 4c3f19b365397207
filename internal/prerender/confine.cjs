/** Without a network of its own a process could still reach what is local: under a confinement nothing connects. */
if (process.env.VITRINE_CONFINED) {
  delete process.env.VITRINE_CONFINED;
  const explain = {
    FileSystemRead: (what) =>
      `It may not read ${what}, outside of the site and its packages.`,
    FileSystemWrite: (what) => `It may not write ${what || 'files'}.`,
    ChildProcess: () => 'It may not start other programs.',
    WorkerThreads: () => 'It may not start threads.',
    Network: () => 'It may not reach the network.',
    Flags: () => 'It may not set flags of V8.',
    Trace: () => 'It may not write trace files.',
    Signal: () => 'It may not send signals to processes.',
    Priority: () => 'It may not change the priority of processes.',
  };
  const told = new WeakSet();
  const tell = (error) => {
    if (error?.code !== 'ERR_ACCESS_DENIED' || told.has(error)) return error;
    told.add(error);
    const about = explain[error.permission];
    if (about) error.message = about(error.resource ?? '');
    if (rendering)
      refusals.push({
        demo: current.demo,
        message: error.message,
        stack: error.stack,
      });
    return error;
  };
  const denied = (permission, resource) => {
    throw tell(
      Object.assign(new Error('refused'), {
        code: 'ERR_ACCESS_DENIED',
        permission,
        resource,
      }),
    );
  };
  const telling = (real) =>
    Object.assign(function (...args) {
      try {
        const made = Reflect.apply(real, this, args);
        return made instanceof Promise
          ? made.catch((error) => {
              throw tell(error);
            })
          : made;
      } catch (error) {
        throw tell(error);
      }
    }, real);
  for (const module of [fs, fs.promises, require('node:child_process')]) {
    for (const [name, value] of Object.entries(module)) {
      if (typeof value === 'function' && /^[a-z]/.test(name))
        module[name] = telling(value);
    }
  }
  // Where the folders that may be read have nothing but "/" in common, Node lets that be listed.
  const { resolve } = require('node:path');
  const { fileURLToPath } = require('node:url');
  for (const module of [fs, fs.promises]) {
    for (const name of ['readdir', 'readdirSync', 'opendir', 'opendirSync']) {
      const list = module[name];
      if (!list) continue;
      module[name] = (folder, ...rest) => {
        const path = folder instanceof URL ? fileURLToPath(folder) : String(folder);
        if (resolve(path) === resolve('/')) denied('FileSystemRead', '/');
        return list.call(module, folder, ...rest);
      };
    }
  }
  const threads = require('node:worker_threads');
  threads.Worker = function Worker() {
    denied('WorkerThreads');
  };
  const net = require('node:net');
  const { Socket: Datagrams } = require('node:dgram');
  for (const [permission, owner, names] of [
    ['Network', net.Socket.prototype, ['connect']],
    ['Network', net.Server.prototype, ['listen']],
    ['Network', Datagrams.prototype, ['bind', 'connect', 'send']],
    ['Network', globalThis, ['fetch', 'WebSocket', 'EventSource']],
    ['Flags', require('node:v8'), ['setFlagsFromString']],
    ['Trace', require('node:trace_events'), ['createTracing']],
    ['Signal', process, ['kill', '_kill', '_debugProcess']],
    ['Priority', require('node:os'), ['setPriority']],
  ]) {
    for (const name of names) {
      Object.defineProperty(owner, name, {
        value: function () {
          denied(permission);
        },
      });
    }
  }
  require('node:module').syncBuiltinESMExports();
}
