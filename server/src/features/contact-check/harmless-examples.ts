import { lines } from './examples.ts';

/** Texts without a contact. */
export const HARMLESS = lines(`
I have 3 sisters and 2 brothers
3 sisters
Two sisters, one brother
Her height is 5 feet 4 inches
5'4"
5ft 4in
Height 163 cm, weight 55 kg
162.5 cm
Born on 12.05.1998
Born 12/05/1998 at 06:45 AM
12-05-1998
1998-05-12
12 May 1998
Studied 2014-2018 at Anna University
2014 to 2018
2010-2014, 2014-2016
2010 - 2012 school, 2012 - 2016 college, 2016 - 2018 masters
Passed in 2018 with 92.5%
CGPA 8.75 of 10
Earns Rs. 12,00,000 a year
Income 25,00,000 - 30,00,000
12-15 lakhs per annum
12.5 LPA
₹ 1,25,000 per month
Rs. 50000 to 75000
Salary 1200000
100000 - 150000 a month
Pin code 600001
Chennai 600 001
Madurai - 625001
411001 Pune
Pincodes 600001, 600002
Lives at 600028 since 2015
12 Temple Street
Flat 4B, 3rd floor, Block 12
Plot No. 45/2, 2nd Cross Street
Door No 12/345
House 1234, Sector 45
Sri Lakshmi Nilayam
Annai Illam
Ganesh Krupa
Matoshree Bungalow
Own house of 1200 sq ft
2400 sqft plot and 5 acres of land
3 BHK flat, 1450 sq.ft.
2 acres 40 cents
B.Com
B.Com. (Accounting and Finance)
M.Com., B.Ed.
M.Sc.
B.E. in Mechanical
B.E., M.B.A.
MCA, 2016
Ph.D. in Chemistry
B.Sc. Maths, M.Sc. IT
C.A. and C.S.
B.Tech (IIT Madras) 2012
BE CSE from PSG Tech
10th 480/500, 12th 1150/1200
Rank 1234 of 45678
Works on ASP.NET and VB.NET
.NET developer
Node.js and React developer
Software engineer at Google
Works at Yahoo
Worked in the Gmail team
Works at Facebook as an engineer
Marketing manager at Instagram
Engineer at LinkedIn, Bengaluru
Works with WhatsApp Business
Our family likes YouTube
She does not use Facebook
No Instagram, no Telegram
We met on Facebook and Instagram
TCS, Infosys and Wipro
Manager, L&T
Senior Manager (HR)
Sub-Inspector, Grade 2
Teacher at a Govt. school
Runs a shop at T.Nagar
Lives in T. Nagar, Chennai
Chennai.In my free time I read
I like music.It calms me
Simple and kind.Me and my sister cook
I love cooking.My hobby is music
I love cooking.Our whole family does
I work from home.Online classes too
Works in construction.Site engineer by trade
Good at coding.App developer at TCS
Likes cricket.Net practice every day
Born in a village.Info about us is below
Simple.Live and let others live
Kind to animals.in my free time I read
U.S. citizen since 2019
Working in the U.S.A.
H1B visa till 2027
On H-1B, I-140 approved
Works from 9 to 6
9 am to 6 pm
9:30 AM - 6:30 PM
Shift 10.00 am to 7.00 pm
One of two sons
The second of five children
One brother and two sisters, three cousins
Four of us live together
One, two, three: we count to ten
Do not smoke, do not drink
No dowry, no demands, no conditions
I do not eat meat
Ek beti, do bete
Do bhai, ek behen
Oru thambi, rendu akka
Rendu thangai, onnu anna
இரண்டு சகோதரிகள், ஒரு சகோதரன்
ஒன்று அல்லது இரண்டு
௩ சகோதரிகள்
एक भाई और दो बहनें
दोन बहिणी, एक भाऊ
३ बहिणी आणि २ भाऊ
Rohini, 2nd padham
Raasi 5, star 14, padham 3
Age between 24 and 29
Age 24-29, height 5.2 to 5.7
25 to 30 years, 5'2" - 5'6"
Expecting 24, 25 or 26 years
Between 155 and 170 cm
Weight 52-60 kg
1st born, 2nd class degree
Retired in 2015 after 35 years
Father retired (1980-2015)
Married 1990, widowed 2005
Our family of 5 lives in 3 rooms
2 cars, 1 scooter and 4 cows
1000 coconut trees
Gold medal 2015, 2016 and 2017
NEET rank 12345
UPSC 2019, rank 345
Runs 10 km, swims 2 km
At home we speak Tamil
Good at cooking and at singing
At the rate of prices today we rent
We meet at the temple, dot on time
Vegetarian; drinks: no
Likes A.R. Rahman, S.P.B. and K.J. Yesudas
Rs 45,00,000 flat and 12 sovereigns
100 sovereigns of gold
Blood group O+ve
B+ (positive)
1/2 acre, 3/4 share
50-50
24x7 job
Class of 2012/2013
Served 2001, 2004, 2009 and 2014 in the army
75000-80000 per month
Salary 75000 - 80000 a month
60000 + 20000 rent
Rs.60000 + Rs.20000
14 05 1998 05 12 AM
DOB: 14.05.1998 Time: 05.12.30 AM
14-05-1998, 06-45 AM, 4 padham
பிறந்த தேதி 14.05.1998 நேரம் காலை 6.45
जन्म तारीख १४/०५/१९९८ जन्म वेळ ०६:४५
Survey no 123/4, 125/6, 127/8
House tax no 12345/6789
Divorced by O.P. No. 1234/2018
600040/600028
Native pin 627001 present 600001
B.Sc/M.Sc/MBA
M.Sc/B.Ed
Works at Pvt.Ltd/MNC
Lives in K.K.Nagar/T.Nagar
St.Joseph/St.Mary school
Sub.caste/gothram no bar
veg.food/no onion
Works @TCS
Software Engineer @Infosys
B.E @IIT
Works @ HDFC Bank
Works at Amazon.com
Worked in Naukri.com and Flipkart.com
Facebook is not for me
Telegram is not used by us
Facebook - software engineer
Signal: railway department
WhatsApp: not used
YouTube: music and cooking
Do you like music? So do we
96 kuli maratha, 1008 lamps, 12 Jyotirlingas
एक भाऊ दोन बहिणी, चार मामा, सात आत्या
MH 12 DE 1433 and TN 09 AB 1234
`);
