import { BarChart } from '@mui/x-charts/BarChart';

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun'];

export default function StartBars() {
  return (
    <div
      dir="ltr"
      role="img"
      aria-label="Orders by month: more in 2024 than in 2023"
    >
      <BarChart
        width={300}
        height={240}
        margin={{ left: 40, right: 10 }}
        xAxis={[{ data: months, scaleType: 'band' }]}
        series={[
          { data: [214, 187, 251, 302, 288, 341], label: '2023' },
          { data: [238, 240, 279, 330, 362, 405], label: '2024' },
        ]}
      />
    </div>
  );
}
