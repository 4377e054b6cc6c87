import { AI_SOURCE_TYPE, CREATOR_TOOL } from './digital-source-type.ts';

/** The mark as XMP attributes, which `readMark` also finds in plain text. */
export const markAttributes = `xmp:CreatorTool="${CREATOR_TOOL}" Iptc4xmpExt:DigitalSourceType="${AI_SOURCE_TYPE}"`;

/** An XMP packet with the IPTC digital source type of generative AI. @see ISO 16684-1; IPTC Photo Metadata 2023.1 */
export const xmpPacket = (): string =>
  [
    '<?xpacket begin="\uFEFF" id="W5M0MpCehiHzreSzNTczkc9d"?>',
    '<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">',
    '<rdf:Description rdf:about="" xmlns:xmp="http://ns.adobe.com/xap/1.0/"',
    ' xmlns:Iptc4xmpExt="http://iptc.org/std/Iptc4xmpExt/2008-02-29/"',
    ` ${markAttributes}/>`,
    '</rdf:RDF></x:xmpmeta><?xpacket end="r"?>',
  ].join('');
