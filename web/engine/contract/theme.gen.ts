// Generated from internal/vitrine. Do not edit: change the Go types, then run
//   go test ./internal/vitrine -run TestContract -update

/** The parts of a theme, by name. */
export type ThemeComponent =
  | 'Page'
  | 'Frame'
  | 'Bar'
  | 'ProductPicker'
  | 'SearchButton'
  | 'Settings'
  | 'LanguageMenu'
  | 'Navigation'
  | 'NavigationTree'
  | 'Contents'
  | 'PageHeader'
  | 'PageFooter'
  | 'Rating'
  | 'Section'
  | 'Prose'
  | 'Component'
  | 'Demo'
  | 'DemoToolbar'
  | 'DemoSources'
  | 'Pages'
  | 'Gallery'
  | 'Reference'
  | 'Icon'
  | 'Badges'
  | 'Cards'
  | 'ScrollTable';
