import { Switch, switchClasses } from '@mui/base/Switch';
import { styled } from '@mui/system';

const Dressed = styled(Switch)(`
  position: relative;
  display: inline-block;
  width: 48px;
  height: 28px;

  & .${switchClasses.track} {
    position: absolute;
    inset: 0;
    border-radius: 14px;
    background: #6b7280;
  }
  &.${switchClasses.checked} .${switchClasses.track} {
    background: #166534;
  }
  & .${switchClasses.thumb} {
    position: absolute;
    top: 4px;
    inset-inline-start: 4px;
    width: 20px;
    height: 20px;
    border-radius: 50%;
    background: #ffffff;
  }
  &.${switchClasses.checked} .${switchClasses.thumb} {
    inset-inline-start: 24px;
  }
  & .${switchClasses.input} {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    margin: 0;
    opacity: 0;
    cursor: pointer;
  }
  &.${switchClasses.focusVisible} {
    outline: 2px solid #166534;
    outline-offset: 3px;
    border-radius: 14px;
  }
`);

export default function OwnSwitch() {
  return (
    <Dressed defaultChecked slotProps={{ input: { 'aria-label': 'Notify me' } }} />
  );
}
