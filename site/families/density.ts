import type { ComponentsPropsList } from '@mui/material/styles/props';

/** Values of props that make a component compact. */
interface CompactProps {
  dense: true;
  margin: 'dense';
  size: 'small';
  variant: 'dense';
}

/** Names of the props that make a component compact. Where any text is allowed, "small" is no variant. */
type CompactNames<Props> = {
  [Name in keyof CompactProps]: Props extends { [Own in Name]?: infer Value }
    ? string extends Value
      ? never
      : CompactProps[Name] extends Value
        ? Name
        : never
    : never;
}[keyof CompactProps];

type NamesOf = {
  [Name in keyof ComponentsPropsList]: CompactNames<ComponentsPropsList[Name]>;
};

/** Components that the preference leaves as they are, with the reason. */
interface Exceptions {
  MuiMenuList: 'It reads no default props from the theme. Its List is compact.';
  MuiTableCell: 'It takes the size of its Table, which may choose another.';
}

/** Components that have compact variants, each with all props that choose one. */
type Compact = {
  [Name in keyof NamesOf as NamesOf[Name] extends never ? never : Name]: {
    defaultProps: Pick<CompactProps, NamesOf[Name]>;
  };
};

/**
 * Default props that make Material UI compact: what the density preference of the site changes. The types of the
 * package say which: a component or a prop that is missing here, or is too much, is an error.
 */
export const dense = {
  MuiAutocomplete: { defaultProps: { size: 'small' } },
  MuiButton: { defaultProps: { size: 'small' } },
  MuiButtonGroup: { defaultProps: { size: 'small' } },
  MuiCheckbox: { defaultProps: { size: 'small' } },
  MuiChip: { defaultProps: { size: 'small' } },
  MuiFab: { defaultProps: { size: 'small' } },
  MuiFilledInput: { defaultProps: { margin: 'dense', size: 'small' } },
  MuiFormControl: { defaultProps: { margin: 'dense', size: 'small' } },
  MuiFormHelperText: { defaultProps: { margin: 'dense' } },
  MuiIconButton: { defaultProps: { size: 'small' } },
  MuiInput: { defaultProps: { margin: 'dense', size: 'small' } },
  MuiInputBase: { defaultProps: { margin: 'dense', size: 'small' } },
  MuiInputLabel: { defaultProps: { margin: 'dense', size: 'small' } },
  MuiList: { defaultProps: { dense: true } },
  MuiListItem: { defaultProps: { dense: true } },
  MuiListItemButton: { defaultProps: { dense: true } },
  MuiMenuItem: { defaultProps: { dense: true } },
  MuiNativeSelect: { defaultProps: { margin: 'dense', size: 'small' } },
  MuiOutlinedInput: { defaultProps: { margin: 'dense', size: 'small' } },
  MuiPagination: { defaultProps: { size: 'small' } },
  MuiPaginationItem: { defaultProps: { size: 'small' } },
  MuiRadio: { defaultProps: { size: 'small' } },
  MuiRating: { defaultProps: { size: 'small' } },
  MuiSelect: { defaultProps: { margin: 'dense', size: 'small' } },
  MuiSlider: { defaultProps: { size: 'small' } },
  MuiSwitch: { defaultProps: { size: 'small' } },
  MuiTable: { defaultProps: { size: 'small' } },
  MuiTablePagination: { defaultProps: { size: 'small' } },
  MuiTextField: { defaultProps: { margin: 'dense', size: 'small' } },
  MuiToggleButton: { defaultProps: { size: 'small' } },
  MuiToggleButtonGroup: { defaultProps: { size: 'small' } },
  MuiToolbar: { defaultProps: { variant: 'dense' } },
} satisfies Omit<Compact, keyof Exceptions>;
