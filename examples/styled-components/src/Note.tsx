import type { ReactNode } from 'react';
import { keyframes, styled } from 'styled-components';

export interface NoteProps {
  /** What the note is about. */
  title: string;
  /** What it says. */
  children: ReactNode;
  /** Whether something bad has happened. */
  serious?: boolean;
}

const arrive = keyframes`
  from { translate: 0 -4px; }
  to { translate: 0 0; }
`;

const Root = styled.section<{ $serious: boolean }>`
  animation: ${arrive} 200ms;
  border-inline-start: 4px solid
    ${({ $serious, theme }) => ($serious ? theme.colors.danger : theme.colors.brand)};
  color: ${({ theme }) => theme.colors.text};
  padding: 4px 12px;
`;

const Title = styled.strong`
  display: block;
`;

/** Tells of something that has happened. */
export function Note({ title, children, serious = false }: NoteProps) {
  return (
    <Root $serious={serious}>
      <Title>{title}</Title>
      {children}
    </Root>
  );
}
