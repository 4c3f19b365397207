// Stands in for the tag script of an analytics account: prints what the account would be told. It sends nothing.
const queue = (window.dataLayer ??= []);
const print = (call) => console.debug('analytics:', ...call);
queue.forEach(print);
const push = queue.push.bind(queue);
queue.push = (...calls) => {
  calls.forEach(print);
  return push(...calls);
};
