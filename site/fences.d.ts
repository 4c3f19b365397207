// Modules that code in fences imports and this site does not install.

declare module '@axe-core/playwright' {
  export default class AxeBuilder {
    constructor(options: { page: import('@playwright/test').Page });
    analyze(): Promise<{ violations: unknown[] }>;
  }
}

declare module '@playwright/test' {
  export interface Locator {
    click(): Promise<void>;
  }
  export interface Page {
    goto(address: string): Promise<unknown>;
    getByRole(role: string, options?: { name?: string | RegExp }): Locator;
  }
  export function test(
    title: string,
    body: (fixtures: { page: Page }) => Promise<void>,
  ): void;
  export function expect(value: unknown): { toEqual(expected: unknown): void };
}

declare module '@emotion/server/create-instance' {
  import type { EmotionCache } from '@emotion/react';
  interface Styles {
    styles: { key: string; ids: string[]; css: string }[];
  }
  interface Server {
    extractCriticalToChunks(html: string): Styles & { html: string };
    constructStyleTagsFromChunks(chunks: Styles): string;
  }
  export default function createEmotionServer(cache: EmotionCache): Server;
}

declare module '@mui/material-next' {
  import type * as React from 'react';
  interface Material3Props {
    variant?: 'elevated' | 'filled' | 'filledTonal' | 'outlined' | 'text';
    color?: 'primary' | 'secondary' | 'tertiary';
    children?: React.ReactNode;
  }
  export function Button(props: Material3Props): React.JSX.Element;
  export function CssVarsProvider(props: {
    theme?: object;
    children?: React.ReactNode;
  }): React.JSX.Element;
  export function extendTheme(options?: object): object;
}

declare module '@mui/material-nextjs/v14-appRouter' {
  import type * as React from 'react';
  export function AppRouterCacheProvider(props: {
    options?: { key?: string; nonce?: string; enableCssLayer?: boolean };
    children: React.ReactNode;
  }): React.JSX.Element;
}

declare module '@mui/material-nextjs/v14-pagesRouter' {
  import type * as React from 'react';
  import type { AppProps } from 'next/app';
  import type { DocumentContext, DocumentInitialProps } from 'next/document';
  export function AppCacheProvider(
    props: Pick<AppProps, 'emotionStyleTags'> & {
      emotionCache?: import('@emotion/react').EmotionCache;
      children: React.ReactNode;
    },
  ): React.JSX.Element;
  export function DocumentHeadTags(props: DocumentHeadTagsProps): React.JSX.Element;
  export function documentGetInitialProps(
    context: DocumentContext,
  ): Promise<DocumentInitialProps & DocumentHeadTagsProps>;
  export interface DocumentHeadTagsProps {
    emotionStyleTags: React.ReactElement[];
  }
}

declare module '@mui/styles' {
  import type * as React from 'react';
  import type { Theme } from '@mui/material/styles';
  export function makeStyles<Name extends string>(
    styles: Record<Name, object> | ((theme: Theme) => Record<Name, object>),
  ): () => Record<Name, string>;
  export function createGenerateClassName(options?: {
    productionPrefix?: string;
    seed?: string;
  }): () => string;
  export function StylesProvider(props: {
    generateClassName?: () => string;
    children?: React.ReactNode;
  }): React.JSX.Element;
}

declare module '@mui/styles/defaultTheme' {
  export interface DefaultTheme {}
}

declare module '@mui/x-data-grid-pro' {
  import type { DataGridProps, GridColDef, GridRowParams } from '@mui/x-data-grid';
  import type * as React from 'react';
  export * from '@mui/x-data-grid';
  export interface GridPinnedColumns {
    left?: string[];
    right?: string[];
  }
  export type DataGridProProps = Omit<DataGridProps, 'initialState'> & {
    initialState?: DataGridProps['initialState'] & {
      pinnedColumns?: GridPinnedColumns;
      rowGrouping?: { model?: string[] };
      aggregation?: { model?: Record<string, string> };
    };
    [prop: string]: any;
    pinnedColumns?: GridPinnedColumns;
    getDetailPanelContent?: (params: GridRowParams) => React.ReactNode;
    onColumnOrderChange?: (params: {
      column: GridColDef;
      targetIndex: number;
      oldIndex: number;
    }) => void;
  };
  export function DataGridPro(props: DataGridProProps): React.JSX.Element;
  export const GRID_CHECKBOX_SELECTION_COL_DEF: GridColDef;
  export const GRID_DETAIL_PANEL_TOGGLE_FIELD: string;
  export const GRID_REORDER_COL_DEF: GridColDef;
  export function useGridApiRef(): React.MutableRefObject<any>;
  export function useKeepGroupedColumnsHidden(options: object): object;
}

declare module '@mui/x-data-grid-premium' {
  export * from '@mui/x-data-grid-pro';
  import type * as React from 'react';
  import type { DataGridProProps } from '@mui/x-data-grid-pro';
  export function DataGridPremium(
    props: DataGridProProps & {
      rowGroupingModel?: GridRowGroupingModel;
      onRowGroupingModelChange?: (model: GridRowGroupingModel) => void;
      aggregationModel?: GridAggregationModel;
    },
  ): React.JSX.Element;
  import type * as Grid from '@mui/x-data-grid';
  export type GridColDef<Row extends Grid.GridValidRowModel = any> =
    Grid.GridColDef<Row> & {
      groupingValueGetter?: (params: { value: unknown; row: Row }) => unknown;
      groupable?: boolean;
      aggregable?: boolean;
    };
  export type GridRowGroupingModel = string[];
  export type GridAggregationModel = Record<string, string>;
}

declare module '@mui/x-license-pro' {
  export const LicenseInfo: { setLicenseKey(key: string): void };
}

declare module '@chakra-ui/react' {
  import type * as React from 'react';
  export const chakraTheme: object;
  export function ChakraProvider(props: {
    theme?: object;
    resetCSS?: boolean;
    children?: React.ReactNode;
  }): React.JSX.Element;
}

declare module '@testing-library/react' {
  import type * as React from 'react';
  interface Queries {
    getByRole(role: string, options?: { name?: string | RegExp }): HTMLElement;
    queryByRole(
      role: string,
      options?: { name?: string | RegExp },
    ): HTMLElement | null;
    findByRole(
      role: string,
      options?: { name?: string | RegExp },
    ): Promise<HTMLElement>;
    getAllByRole(role: string, options?: { name?: string | RegExp }): HTMLElement[];
    getByLabelText(text: string | RegExp): HTMLElement;
  }
  export const screen: Queries;
  export function within(element: HTMLElement): Queries;
  export function waitFor(check: () => void): Promise<void>;
  export function waitForElementToBeRemoved(element: HTMLElement): Promise<void>;
  export interface RenderOptions {
    wrapper?: React.ComponentType<{ children: React.ReactNode }>;
  }
  export function render(
    element: React.ReactElement,
    options?: RenderOptions,
  ): { container: HTMLElement };
}

declare module '@testing-library/user-event' {
  interface User {
    click(element: Element): Promise<void>;
    type(element: Element, text: string): Promise<void>;
    keyboard(keys: string): Promise<void>;
    hover(element: Element): Promise<void>;
  }
  const userEvent: { setup(): User };
  export default userEvent;
}

declare module 'styled-components' {
  import type * as React from 'react';
  export function ThemeProvider(props: {
    theme: object;
    children?: React.ReactNode;
  }): React.JSX.Element;
}

declare module 'theme-ui' {
  import type * as React from 'react';
  export function ThemeUIProvider(props: {
    theme: object;
    children?: React.ReactNode;
  }): React.JSX.Element;
}

declare module 'vitest' {
  interface Assertion {
    toBe(expected: unknown): void;
    toBeDefined(): void;
    toHaveBeenCalledWith(...expected: unknown[]): void;
  }
  export function test(title: string, body: () => void | Promise<void>): void;
  export function expect(value: unknown): Assertion;
  export const vi: { fn(): (...values: unknown[]) => void };
}

declare module 'css-mediaquery' {
  export function match(
    query: string,
    values: Record<string, string | number>,
  ): boolean;
  const mediaQuery: { match: typeof match };
  export default mediaQuery;
}

declare module 'next/app' {
  import type * as React from 'react';
  export interface AppProps {
    Component: React.ComponentType<any>;
    pageProps: Record<string, unknown>;
    emotionStyleTags?: React.ReactElement[];
  }
}

declare module 'next/document' {
  import * as React from 'react';
  export interface DocumentContext {
    renderPage(): Promise<unknown>;
  }
  export interface DocumentInitialProps {
    html: string;
  }
  export function Html(props: React.ComponentProps<'html'>): React.JSX.Element;
  export function Head(props: { children?: React.ReactNode }): React.JSX.Element;
  export function Main(): React.JSX.Element;
  export function NextScript(): React.JSX.Element;
}

declare module 'next/font/google' {
  export function Inter(options: {
    subsets: string[];
    variable?: string;
    display?: string;
  }): { className: string; variable: string };
}

declare module 'next/headers' {
  export function headers(): { get(name: string): string | null };
}

declare module 'next/link' {
  import * as React from 'react';
  const Link: React.ForwardRefExoticComponent<
    React.ComponentPropsWithoutRef<'a'> & {
      href: string;
    } & React.RefAttributes<HTMLAnchorElement>
  >;
  export default Link;
}

declare module 'react-router-dom' {
  import * as React from 'react';
  export interface LinkProps extends Omit<
    React.ComponentPropsWithoutRef<'a'>,
    'href'
  > {
    to: string;
    replace?: boolean;
  }
  export const Link: React.ForwardRefExoticComponent<
    LinkProps & React.RefAttributes<HTMLAnchorElement>
  >;
  export function useLocation(): { pathname: string };
  export function useNavigate(): (to: string) => void;
  export function useSearchParams(): [URLSearchParams];
  export function MemoryRouter(props: {
    initialEntries?: string[];
    children?: React.ReactNode;
  }): React.JSX.Element;
}

declare module 'react-window' {
  import * as React from 'react';
  export interface ListChildComponentProps<Data = any> {
    index: number;
    style: React.CSSProperties;
    data: Data;
  }
  export function FixedSizeList<Data>(props: {
    itemData?: Data;
    height: number;
    width: number | string;
    itemSize: number;
    itemCount: number;
    overscanCount?: number;
    outerElementType?: React.ElementType;
    children: React.ComponentType<ListChildComponentProps<Data>>;
  }): React.JSX.Element;
}

declare module 'some-icons' {
  import * as React from 'react';
  export const Plus: React.FunctionComponent<React.ComponentProps<'svg'>>;
}

declare module 'node:fs' {
  export function writeFileSync(file: string, text: string): void;
}

declare module '*.module.css' {
  const classes: Readonly<Record<string, string>>;
  export default classes;
}

declare module '*.css';

declare module '*.woff2' {
  const address: string;
  export default address;
}

// The alias that create-next-app writes for the folder of the project.
declare module '@/theme' {
  import type { Theme } from '@mui/material/styles';
  const theme: Theme;
  export default theme;
}
