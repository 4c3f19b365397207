// The default theme: all parts by name. A site's own theme may show one of them inside its own: theme.Bar.
import type { Theme } from '../engine';
import { Bar } from './bar/Bar';
import { LanguageMenu } from './bar/LanguageMenu';
import { News } from './bar/News';
import { ProductPicker } from './bar/ProductPicker';
import { SearchButton } from './bar/SearchButton';
import { Settings } from './bar/Settings';
import { Callout } from './block/Callout';
import { Code } from './block/Code';
import { CodeTabs } from './block/CodeTabs';
import { Tabs } from './block/Tabs';
import { Diagram } from './block/Diagram';
import { Formula } from './block/Formula';
import { Heading } from './block/Heading';
import { Table } from './block/Table';
import { Task } from './block/Task';
import { Contents } from './contents/Contents';
import { Demo } from './exhibit/Demo';
import { DemoSources } from './exhibit/DemoSources';
import { DemoToolbar } from './exhibit/DemoToolbar';
import { PageFooter } from './footer/PageFooter';
import { Rating } from './footer/Rating';
import { Frame } from './frame/Frame';
import { Anatomy } from './figures/Anatomy';
import { States } from './figures/States';
import { CardList, Pages } from './gallery/Gallery';
import { Gallery } from './gallery/Pictures';
import { PageHeader } from './header/PageHeader';
import { Icon } from './icon/Icon';
import { Keyboard } from './keyboard/Keyboard';
import { Verified } from './keyboard/Verified';
import { Badges } from './navigation/Badges';
import { Navigation, Tree } from './navigation/Navigation';
import { Page } from './Page';
import { Playground } from './playground/Playground';
import { Reference } from './reference/Reference';
import { Component, Prose } from './section/Prose';
import { SearchPage } from './search/SearchPage';
import { Section } from './section/Section';
import { ScrollTable } from './table/ScrollTable';
import { Features } from './home/Features';
import { Hero } from './home/Hero';
import { Numbers } from './home/Numbers';
import { Wall } from './wall/Wall';

export const theme: Theme = {
  Page,
  Frame,
  Bar,
  ProductPicker,
  SearchButton,
  Settings,
  LanguageMenu,
  News,
  Navigation,
  NavigationTree: Tree,
  Contents,
  PageHeader,
  PageFooter,
  Rating,
  Section,
  Prose,
  Heading,
  Code,
  CodeTabs,
  Tabs,
  Callout,
  Table,
  Task,
  Formula,
  Diagram,
  Keyboard,
  Verified,
  Component,
  Demo,
  DemoToolbar,
  DemoSources,
  Pages,
  SearchPage,
  Gallery,
  Anatomy,
  States,
  Playground,
  Reference,
  Wall,
  Hero,
  Features,
  Numbers,
  Icon,
  Badges,
  Cards: CardList,
  ScrollTable,
};
