/** What an exhibit of a wall and the first demo of its page are both called while a reader goes there or back. */
export const transitionName = (path: string) => `at${path.replace(/[^a-z0-9]+/g, '-')}`;
