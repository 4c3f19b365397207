// What a demo gets that imports a picture: its address.

declare module '*.svg' {
  const address: string;
  export default address;
}

declare module '*.webp' {
  const address: string;
  export default address;
}

declare module '*.png' {
  const address: string;
  export default address;
}
