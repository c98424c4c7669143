/** One example a line. */
export const lines = (text: string): string[] => text.trim().split('\n');

/** Texts with a phone number. */
export const NUMBERS = lines(`
My number is 9840012345
My number is 98400 12345, call after six
98400-12345
984 001 2345
9 8 4 0 0 1 2 3 4 5
9.8.4.0.0.1.2.3.4.5
9-8-4-0-0-1-2-3-4-5
98 40 01 23 45
+91 98400 12345
+919840012345
0091 98400 12345
(+91) 98400-12345
09840012345
0 98400 12345
91-9840012345
98400/12345
98400_12345
98400*12345
98400...12345
98400, 12345
9840O12345 is mine
984OO12345
98400I2345
call9840012345now
9876501234 WhatsApp
Sundaram 9876501234
044-24345678
044 2434 5678
04428345678
0452 2345678
020-25678901
+1 415 555 2671
+65 9123 4567 8
+44 20 7946 0958
0044 20 7946 0958
௯௮௪௦௦௧௨௩௪௫
எண் ௯௮௪௦௦ ௧௨௩௪௫
९८४००१२३४५
मेरा नंबर ९८४०० १२३४५
٩٨٤٠٠١٢٣٤٥
۹۸۴۰۰۱۲۳۴۵
９８４００１２３４５
𝟗𝟖𝟒𝟎𝟎𝟏𝟐𝟑𝟒𝟓
nine eight four zero zero one two three four five
Nine Eight Four Double Zero One Two Three Four Five
nine-eight-four-zero-zero-one-two-three-four-five
nine 8 four 00 one 2 three 4 five
98400 one two three four five
double nine four triple zero one two three four
onbathu ettu naalu poojyam poojyam onnu rendu moonu naalu anju
ombathu ettu naangu sunnam sunnam ondru irandu moondru naangu ainthu
ஒன்பது எட்டு நான்கு பூஜ்யம் பூஜ்யம் ஒன்று இரண்டு மூன்று நான்கு ஐந்து
nau aath char shunya shunya ek do teen char paanch
nau aath chaar shunya shunya ek don teen chaar pach
नौ आठ चार शून्य शून्य एक दो तीन चार पांच
नऊ आठ चार शून्य शून्य एक दोन तीन चार पाच
Please ring 98400 12345 or 98400 54321
9840012345/9840054321
Contact: 9 eight 4 0 0 1 2 3 4 5
ph:9840012345.
Ph (98400)(12345)
98400 [12345]
98400 ~ 12345
98 400 12 345
Mobile98400 12345
M:98400 12345
9840O 12345
98400 & 12345
98400📞12345
98400 🙂 12345
9️⃣8️⃣4️⃣0️⃣0️⃣1️⃣2️⃣3️⃣4️⃣5️⃣
⑨⑧④⓪⓪①②③④⑤
⁹⁸⁴⁰⁰¹²³⁴⁵
98,400,12,345
நைன் எய்ட் ஃபோர் ஜீரோ ஜீரோ ஒன் டூ த்ரீ ஃபோர் ஃபைவ்
नाइन एट फोर ज़ीरो ज़ीरो वन टू थ्री फोर फाइव
ph 24345678
Phone: 2434 5678
Landline 24345678
STD 044 ph 24345678
415-555-2671
(415) 555-2671
98400​12345
9​8​4​0​0​1​2​3​4​5
`);

/** Texts with a mail address. */
export const MAILS = lines(`
meena@example.in
Write to meena.r@gmail.com please
meena@gmail
meena @ gmail . com
meena@ gmail.com
meena at gmail dot com
meena AT gmail DOT com
meena (at) gmail (dot) com
meena[at]gmail[dot]com
meena {at} gmail {dot} com
meena at gmail.com
meena@gmail dot com
meena at the rate gmail dot com
meena at the rate of yahoo dot co dot in
meena.r gmail com
meena gmail dot com
meena gmail.com
meena_r1990@yahoo.co.in
meena+home@outlook.com
meena at rediffmail dot com
meena@rediffmail.com
meena at hotmail.com
meena＠gmail.com
ｍｅｅｎａ@gmail.com
ｍｅｅｎａ＠ｇｍａｉｌ．ｃｏｍ
மீனா@gmail.com
meena at example dot in
meena at example dot org
meena@mail.example.co.in
meena(at)example.net
my mail id is meena@ gmail
mail: meena@gmail
email - meena@yahoo
meena @gmail. com
meena dot r at gmail dot com
m.e.e.n.a@gmail.com
meena[@]gmail.com
meena <at> gmail <dot> com
meena@icloud.com
meena@protonmail.com
meena at zoho dot com
meena at proton dot me
meena 'at' gmail 'dot' com
meena "at" gmail "dot" com
meena-at-gmail-dot-com
meena_at_gmail_dot_com
gmail: meenaramesh
gmail id meenaramesh
my gmail is meenaramesh
email id: meenaramesh in gmail
meena@gmaildotcom
meenaatgmaildotcom
meena at yahoo co in
மீனா அட் ஜிமெயில் டாட் காம்
मीना एट जीमेल डॉट कॉम
`);

/** Texts with a link or a name at a messenger. */
export const LINKS = lines(`
http://example.org
https://example.org/meena
hxxps://example.org
see www.example.org
www . example . org
example.com
You won! Open http://example.org/x
meena-family.com
meena.family.co.in
our site meenafamily.in/photos
meenafamily.in
Our photos are on meenafamily.in.
visit meenafamily.in for photos
our website is meenafamily.family
Website: meenafamily.shop
meenafamily.me
meenafamily.co.uk
cooking.org
I love cooking.org
see Meenafamily.Org
Open Meenafamily.Site for photos
Meenafamily.Online has our photos
meena.blogspot.com
bit.ly/3xYz
t.me/meena
wa.me/919840012345
instagram.com/meena
facebook.com/meena.r
fb.com/meena
linkedin.com/in/meena
youtu.be/abc123
linktr.ee/meena
meenafamily dot com
meenafamily (dot) com
meenafamily [dot] in
facebook dot com
@meena_r
find me @meenar
@meena.ramesh on insta
insta: meena_r
insta - meena
insta id meena
insta id: meenar
instagram meena_1990
Instagram handle meenar
Instagram: @meenar
ig: meenar
IG = meena_r
telegram id meenar
telegram: meenar
telegram @meenar
Telegram username is meenar
tg: meenar
snap: meenar
snapchat id meenar
whatsapp id meenar
WhatsApp: meenar
fb: ramesh.kumar
fb id ramesh.kumar
Facebook name: ramesh kumar
facebook profile is ramesh.kumar
twitter: meenar
skype: meena.r
skype id meena
signal: meenar
discord: meena1990
linkedin: meena-ramesh
youtube: meenasongs
meena_r on insta
meena1990 on telegram
meena.r at instagram
இன்ஸ்டா: meenar
டெலிகிராம் @meenar
इंस्टा: meenar
u/meena_r
www meenafamily com
meenafamily .com
meenafamily . com
youtube.com/@meena
Facebook is meenar
`);
