// The parts of whichever theme is active. A theme's components and a site's own show each other through these, so that
// a part that is replaced is replaced everywhere.
import * as React from 'react';
import type { PartProps, Theme } from './theme';

const key = Symbol.for('vitrine.theme');
const shared = globalThis as { [key]?: React.Context<Theme | null> };

/** One context for all bundles: a site's components are in another file than the server entry. */
const context = () => (shared[key] ??= React.createContext<Theme | null>(null));

export function ThemeProvider({ theme, children }: { theme: Theme; children: React.ReactNode }) {
  const { Provider } = context();
  return <Provider value={theme}>{children}</Provider>;
}

export function useTheme(): Theme {
  const theme = React.useContext(context());
  if (!theme) {
    throw new Error('useTheme was called outside of a page: there is no theme around it.');
  }
  return theme;
}

function part<Name extends keyof PartProps>(name: Name): React.ComponentType<PartProps[Name]> {
  return function Part(props: PartProps[Name]) {
    const theme = React.useContext(context());
    if (!theme) {
      throw new Error(`The part ${name} of the theme was rendered outside of a page: there is no theme around it.`);
    }
    return React.createElement(theme[name] as React.ComponentType<PartProps[Name]>, props);
  };
}

export const Page = part('Page');
export const Frame = part('Frame');
export const Bar = part('Bar');
export const ProductPicker = part('ProductPicker');
export const SearchButton = part('SearchButton');
export const Settings = part('Settings');
export const LanguageMenu = part('LanguageMenu');
export const News = part('News');
export const Navigation = part('Navigation');
export const NavigationTree = part('NavigationTree');
export const Contents = part('Contents');
export const PageHeader = part('PageHeader');
export const PageFooter = part('PageFooter');
export const Rating = part('Rating');
export const Section = part('Section');
export const Prose = part('Prose');
export const Heading = part('Heading');
export const Code = part('Code');
export const CodeTabs = part('CodeTabs');
export const Tabs = part('Tabs');
export const Callout = part('Callout');
export const Table = part('Table');
export const Task = part('Task');
export const Formula = part('Formula');
export const Diagram = part('Diagram');
export const Keyboard = part('Keyboard');
export const Verified = part('Verified');
export const Component = part('Component');
export const Demo = part('Demo');
export const DemoToolbar = part('DemoToolbar');
export const DemoSources = part('DemoSources');
export const Pages = part('Pages');
export const SearchPage = part('SearchPage');
export const Gallery = part('Gallery');
export const Anatomy = part('Anatomy');
export const States = part('States');
export const Playground = part('Playground');
export const Reference = part('Reference');
export const Wall = part('Wall');
export const Hero = part('Hero');
export const Features = part('Features');
export const Numbers = part('Numbers');
export const Icon = part('Icon');
export const Badges = part('Badges');
export const Cards = part('Cards');
export const ScrollTable = part('ScrollTable');
