/**
 * IPTC's term for content created by generative AI, the machine-readable mark that article 50(2) of the AI Act asks
 * for.
 * @see https://cv.iptc.org/newscodes/digitalsourcetype/trainedAlgorithmicMedia
 */
export const AI_SOURCE_TYPE = 'http://cv.iptc.org/newscodes/digitalsourcetype/trainedAlgorithmicMedia';

/** Value of XMP `CreatorTool` in images that this site generated. */
export const CREATOR_TOOL = 'IA para Todos';
