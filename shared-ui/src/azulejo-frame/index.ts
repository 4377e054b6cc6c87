export { AzulejoFrame, type AzulejoFrameProps } from './AzulejoFrame.tsx';
export { TileToColour, type TileToColourProps } from './TileToColour.tsx';
