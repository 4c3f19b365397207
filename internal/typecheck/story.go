package typecheck

import (
	"slices"

	"vitrine/internal/source"
)

// storyModules are the typed modules whose stories a page shows, each once.
func storyModules(p source.Page) (modules []source.Demo) {
	for _, s := range p.Stories {
		d := source.Demo{Name: s.File, Path: s.File, Text: s.Text}
		known := slices.ContainsFunc(modules, func(other source.Demo) bool { return other.Path == d.Path })
		if isTyped(d) && !known {
			modules = append(modules, d)
		}
	}
	return modules
}

// storybookTypes stand for packages of Storybook that are not installed: a pattern is asked where no package is found.
const storybookTypes = `declare module '@storybook/react*' {
  import type * as React from 'react';
  type PropsOf<T> = 0 extends 1 & T ? any : T extends React.JSXElementConstructor<infer P> ? P : T;
  type ShownBy<T> = 0 extends 1 & T ? any : T extends { component?: infer C } ? PropsOf<NonNullable<C>> : PropsOf<T>;
  interface Annotations<P> {
    args?: Partial<P>;
    render?: (args: P, context: any) => React.ReactNode;
    decorators?: Decorator | Decorator[];
    play?: (context: any) => any;
    loaders?: ((context: any) => any) | ((context: any) => any)[];
    tags?: string[];
    [annotation: string]: any;
  }
  export type Meta<T = any> = Annotations<PropsOf<T>> & { title?: string; component?: T };
  export type StoryObj<T = any> = Annotations<ShownBy<T>>;
  export type StoryFn<T = any> = ((args: ShownBy<T>, context: any) => React.ReactNode) & Annotations<ShownBy<T>>;
  export type Story<P = any> = StoryFn<P>;
  export type Decorator<P = any> = (story: React.ComponentType<any> & ((update?: any) => any), context: any) => any;
  export type Preview = Annotations<any>;
  export type ComponentMeta<T = any> = Meta<T>;
  export type ComponentStory<T = any> = StoryFn<T>;
  export type Args = Record<string, any>;
  export type ArgTypes<P = any> = Record<string, any>;
  export type StoryContext<P = any> = any;
}
declare module '@storybook/*';
declare module 'storybook/*';
declare module '*.mdx';
`
