declare const styles: Record<string, string>;
