/**
 * Published examples of QR-bills, references and Swico S1. Source: the tests of manuelbl/SwissQRBill (MIT, commit
 * 64a4cc5 of 11 January 2026), which take over the examples of the guidelines of SIX and of Swico; check digits and
 * payloads were looked at again with swissqrbill 4.4.1.
 */

export const payloads = {
  'non-debtor':
    'SPC\n0200\n1\nCH5800791123000889012\nS\nRobert Schneider AG\nRue du Lac\n1268\n2501\nBiel\nCH\n\n\n\n\n\n\n\n3949.75\nCHF\nS\nPia Rutschmann\nMarktgasse\n28\n9400\nRorschach\nCH\nNON\n\nBill no. 3139 for gardening work and disposal of waste material\nEPD',
  'qrr-full-altschemes':
    'SPC\n0200\n1\nCH4431999123000889012\nS\nRobert Schneider AG\nRue du Lac\n1268\n2501\nBiel\nCH\n\n\n\n\n\n\n\n1949.75\nCHF\nS\nPia-Maria Rutschmann-Schnyder\nGrosse Marktgasse\n28\n9400\nRorschach\nCH\nQRR\n210000000003139471430009017\nOrder dated 18.06.2020\nEPD\n//S1/01/20170309/11/10201409/20/14000000/22/36958/30/CH106017086/40/1020/41/3010\nUV;UltraPay005;12345\nXY;XYService;54321',
  'non-no-amount-no-debtor':
    'SPC\n0200\n1\nCH3709000000304442225\nS\nSalvation Army Foundation Switzerland\n\n\n3000\nBern\nCH\n\n\n\n\n\n\n\n\nCHF\n\n\n\n\n\n\n\nNON\n\nDonnation to the Winterfest campaign\nEPD',
  'scor-structured':
    'SPC\n0200\n1\nCH5800791123000889012\nS\nRobert Schneider AG\nRue du Lac\n1268\n2501\nBiel\nCH\n\n\n\n\n\n\n\n199.95\nCHF\nS\nPia-Maria Rutschmann-Schnyder\nGrosse Marktgasse\n28\n9400\nRorschach\nCH\nSCOR\nRF18539007547034\n\nEPD',
  'scor-combined-K-legacy':
    'SPC\n0200\n1\nCH5800791123000889012\nS\nRobert Schneider AG\nRue du Lac\n1268\n2501\nBiel\nCH\n\n\n\n\n\n\n\n199.95\nCHF\nK\nPia-Maria Rutschmann-Schnyder\nGrosse Marktgasse 28\n9400 Rorschach\n\n\nCH\nSCOR\nRF18539007547034\n\nEPD',
  'six-ig-1-qrr-s1':
    'SPC\n0200\n1\nCH4431999123000889012\nS\nMax Muster & Söhne\nMusterstrasse\n123\n8000\nSeldwyla\nCH\n\n\n\n\n\n\n\n1949.75\nCHF\nS\nSimon Muster\nMusterstrasse\n1\n8000\nSeldwyla\nCH\nQRR\n210000000003139471430009017\nAuftrag vom 15.10.2020\nEPD\n//S1/10/10201409/11/201021/30/102673386/32/7.7/40/0:30\nName AV1: UV;UltraPay005;12345\nName AV2: XY;XYService;54321',
}

export const qrReferences = {
  valid: [
    '210000000003139471430009017',
    '21 00000 00003 13947 14300 09017',
    '215703000075200334559000126',
    '123456000000001291146290514',
  ],
  invalid: [
    '2100000003139471430009017',
    '210000S00003139471430009017',
    '210000000%03139471430009017',
    '210000000003139471430009016',
    '000000000000000000000000000',
  ],
}

export const creditorReferences = {
  valid: ['RF18539007547034', 'RF712348231'],
  invalid: ['RF48539007547034', 'RF18', 'RF00539007547034'],
}

export const qrIbans = {
  CH4431999123000889012: true,
  CH5800791123000889012: false,
  CH9300762011623852957: false,
  CH3709000000304442225: false,
  CH5204835012345671000: false,
}

export const swicoTexts = [
  '//S1/10/10201409/11/190512/20/1400.000-53/30/106017086/31/180508/32/7.7/40/2:10;0:30',
  '//S1/10/10104/11/180228/30/395856455/31/180226180227/32/3.7:400.19;7.7:553.39;0:14/40/0:30',
  '//S1/10/4031202511/11/180107/20/61257233.4/30/105493567/32/8:49.82/33/2.5:14.85/40/0:30',
  '//S1/10/X.66711\\/8824/11/200712/20/MW-2020-04/30/107978798/32/2.5:117.22/40/3:5;1.5:20;1:40;0:60',
  '//S1/10/79269/11/200714210713/20/66359/30/109532551/32/7.7/40/0:30',
  '//S1/11/260131/40/0:30',
  '//S1/11/260230/40/0:30',
  '//XY/irgendwas',
]
