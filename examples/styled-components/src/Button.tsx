import type { ComponentProps } from 'react';
import { css, styled } from 'styled-components';

type Tone = 'brand' | 'plain' | 'danger';

export interface ButtonProps extends ComponentProps<'button'> {
  /** What pressing it means for the reader. */
  tone?: Tone;
  /** Whether it takes the whole width. */
  wide?: boolean;
}

const filled = css`
  background: ${({ theme }) => theme.colors.brand};
  color: ${({ theme }) => theme.colors.onBrand};
`;

const outlined = css<{ $tone: Tone }>`
  background: transparent;
  border-color: currentColor;
  color: ${({ $tone, theme }) => ($tone === 'danger' ? theme.colors.danger : theme.colors.text)};
`;

const Root = styled.button<{ $tone: Tone; $wide: boolean }>`
  border: 1px solid transparent;
  border-radius: ${({ theme }) => theme.radius}px;
  cursor: pointer;
  font: inherit;
  inline-size: ${({ $wide }) => ($wide ? '100%' : 'auto')};
  padding: 6px 16px;
  ${({ $tone }) => ($tone === 'brand' ? filled : outlined)}

  &:hover {
    text-decoration: underline;
  }

  &:disabled {
    opacity: 0.6;
  }
`;

/** Starts an action. */
export function Button({ tone = 'brand', wide = false, ...rest }: ButtonProps) {
  return <Root type="button" $tone={tone} $wide={wide} {...rest} />;
}
