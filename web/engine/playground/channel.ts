// How the controls of a playground reach its picture: scripts of the shell and of demos share nothing but the page.

/** Marks the name of an icon among values. */
export interface IconValue {
  icon: string;
}

/** Props that a reader has chosen; undefined for one that is taken away. */
export type Given = Readonly<Record<string, unknown>>;

interface Channel {
  given?: Given;
  listener?: (given: Given) => void;
  shown?: () => void;
}

/** The channel of a picture, by the name of its demo. */
function channelOf(name: string): Channel {
  const key = Symbol.for('vitrine.playgrounds');
  const page = globalThis as unknown as Record<symbol, Map<string, Channel> | undefined>;
  const channels = (page[key] ??= new Map());
  let channel = channels.get(name);
  if (!channel) channels.set(name, (channel = {}));
  return channel;
}

/** Gives a picture its props, at once or when it comes to life. */
export function give(name: string, given: Given) {
  const channel = channelOf(name);
  channel.given = given;
  channel.listener?.(given);
}

/** Receives the props of a picture, those from before as well. */
export function receive(name: string, listener: (given: Given) => void) {
  const channel = channelOf(name);
  channel.listener = listener;
  if (channel.given) listener(channel.given);
  return () => {
    if (channel.listener === listener) channel.listener = undefined;
  };
}

/** Calls back when a picture shows other props. */
export function onShown(name: string, listener: () => void) {
  channelOf(name).shown = listener;
}

/** A picture shows the props that it was given. */
export function tellShown(name: string) {
  channelOf(name).shown?.();
}
