/** Drawings (SVG data URLs) that the image recipes in `images.ts` show when no AI service answers. */
export { birdPanel } from './bird-panel.ts';
export { caravelInTheClouds } from './caravel-in-the-clouds.ts';
export { guitarAndSun } from './guitar-and-sun.ts';
export { lighthouse } from './lighthouse.ts';
export { streetParty } from './street-party.ts';
export { tileWall } from './tile-wall.ts';
export { tram } from './tram.ts';
export { whaleOverTheRoofs } from './whale-over-the-roofs.ts';
