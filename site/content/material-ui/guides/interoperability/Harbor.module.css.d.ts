declare const styles: Record<'slider' | 'thumb', string>;
export default styles;
