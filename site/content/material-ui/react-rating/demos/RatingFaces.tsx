import Rating, { type IconContainerProps } from '@mui/material/Rating';
import SentimentDissatisfied from '@mui/icons-material/SentimentDissatisfied';
import SentimentNeutral from '@mui/icons-material/SentimentNeutral';
import SentimentSatisfied from '@mui/icons-material/SentimentSatisfied';
import SentimentVeryDissatisfied from '@mui/icons-material/SentimentVeryDissatisfied';
import SentimentVerySatisfied from '@mui/icons-material/SentimentVerySatisfied';

const faces = [
  { label: 'Very unhappy', Icon: SentimentVeryDissatisfied },
  { label: 'Unhappy', Icon: SentimentDissatisfied },
  { label: 'Neither', Icon: SentimentNeutral },
  { label: 'Happy', Icon: SentimentSatisfied },
  { label: 'Very happy', Icon: SentimentVerySatisfied },
];

function Face({ value, ...other }: IconContainerProps) {
  const { Icon } = faces[value - 1];
  return (
    <span {...other}>
      <Icon fontSize="inherit" />
    </span>
  );
}

export default function RatingFaces() {
  return (
    <Rating
      role="radiogroup"
      aria-label="How did we do?"
      defaultValue={4}
      size="large"
      highlightSelectedOnly
      IconContainerComponent={Face}
      getLabelText={(value) => faces[value - 1].label}
      sx={{ '& .MuiRating-iconFilled': { color: 'primary.main' } }}
    />
  );
}
