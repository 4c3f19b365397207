import { Notice } from 'sample-ui';

export default function NoticePicture() {
  return <Notice heading="Published">The page is there.</Notice>;
}
