/** A release name, and what is read from it: title · season and episode · (year) · quality · codec · container. */
export type ReleaseNameSample = readonly [raw: string, read: string];

const FILMS: readonly ReleaseNameSample[] = [
  [
    'Eleven.Rivers.2023.1080p.AMZN.WEB-DL.DDP5.1.H.264-NTb.mkv',
    'Eleven Rivers · (2023) · 1080p · H.264 · mkv',
  ],
  ['Parasite.2019.1080p.BluRay.x264-SPARKS.mkv', 'Parasite · (2019) · 1080p · H.264 · mkv'],
  [
    'The.Grand.Budapest.Hotel.2014.720p.BluRay.x264.YIFY.mp4',
    'The Grand Budapest Hotel · (2014) · 720p · H.264 · mp4',
  ],
  [
    'Dune.Part.Two.2024.2160p.WEB-DL.DDP5.1.Atmos.DV.HDR.H.265-FLUX.mkv',
    'Dune Part Two · (2024) · 4K · H.265 · mkv',
  ],
  ['Oppenheimer (2023) [1080p] [BluRay] [5.1] [YTS.MX].mp4', 'Oppenheimer · (2023) · 1080p · mp4'],
  ['2012.2009.1080p.BluRay.x264.mkv', '2012 · (2009) · 1080p · H.264 · mkv'],
  ['1917.2019.2160p.UHD.BluRay.x265.10bit.HDR-TERMiNAL.mkv', '1917 · (2019) · 4K · H.265 · mkv'],
  ['1917.mkv', '1917 · mkv'],
  ['2012.720p.WEBRip.mp4', '2012 · 720p · mp4'],
  [
    'Blade.Runner.2049.2017.1080p.WEB-DL.H264.mkv',
    'Blade Runner 2049 · (2017) · 1080p · H.264 · mkv',
  ],
  ['Wonder.Woman.1984.2020.1080p.HMAX.WEB-DL.mkv', 'Wonder Woman 1984 · (2020) · 1080p · mkv'],
  ['2001.A.Space.Odyssey.1968.720p.BluRay.mkv', '2001 A Space Odyssey · (1968) · 720p · mkv'],
  ['1984.1984.480p.DVDRip.XviD.avi', '1984 · (1984) · 480p · avi'],
  ['300.2006.1080p.BluRay.x265.mkv', '300 · (2006) · 1080p · H.265 · mkv'],
  ['12.Angry.Men.1957.1080p.BluRay.mkv', '12 Angry Men · (1957) · 1080p · mkv'],
  ['Se7en.1995.REMASTERED.1080p.BluRay.x264.mkv', 'Se7en · (1995) · 1080p · H.264 · mkv'],
  [
    'Spider-Man.No.Way.Home.2021.1080p.WEBRip.x264-RARBG.mp4',
    'Spider-Man No Way Home · (2021) · 1080p · H.264 · mp4',
  ],
  ['X-Men.2000.720p.mkv', 'X-Men · (2000) · 720p · mkv'],
  [
    'Mission.Impossible.-.Fallout.2018.1080p.mkv',
    'Mission Impossible - Fallout · (2018) · 1080p · mkv',
  ],
  ['Amelie_2001_720p_BluRay_x264.mkv', 'Amelie · (2001) · 720p · H.264 · mkv'],
  ['the_last_tram_2022_480p.mp4', 'the last tram · (2022) · 480p · mp4'],
  [
    'Midnight at Sadarghat 2024 720p NF WEB-DL x264.mkv',
    'Midnight at Sadarghat · (2024) · 720p · H.264 · mkv',
  ],
  [
    'A.Room.in.Shillong.2026.480p.NF.WEB-DL.x264.mp4',
    'A Room in Shillong · (2026) · 480p · H.264 · mp4',
  ],
  ['Little Comet (2025).mkv', 'Little Comet · (2025) · mkv'],
  ['Little Comet.mkv', 'Little Comet · mkv'],
  ['Eleven.Rivers.mkv', 'Eleven Rivers · mkv'],
  ['Cold.Delta.netflix.mkv', 'Cold Delta netflix · mkv'],
  ['Shesh.Bikel.2024.1080p.HOICHOI.WEB-DL.x264.mkv', 'Shesh Bikel · (2024) · 1080p · H.264 · mkv'],
  [
    'Avengers.Endgame.2019.IMAX.1080p.DSNP.WEBRip.x265.mkv',
    'Avengers Endgame · (2019) · 1080p · H.265 · mkv',
  ],
  ['Aliens.1986.Directors.Cut.1080p.BluRay.mkv', 'Aliens · (1986) · 1080p · mkv'],
  [
    'Blade.Runner.1982.The.Final.Cut.2160p.UHD.BluRay.x265.mkv',
    'Blade Runner · (1982) · 4K · H.265 · mkv',
  ],
  ['Mr. & Mrs. Smith 2005 720p.mkv', 'Mr. & Mrs. Smith · (2005) · 720p · mkv'],
  ['Dr.Strangelove.1964.480p.mp4', 'Dr Strangelove · (1964) · 480p · mp4'],
  ['WALL-E.2008.1080p.mkv', 'WALL-E · (2008) · 1080p · mkv'],
  ['Léon.The.Professional.1994.1080p.mkv', 'Léon The Professional · (1994) · 1080p · mkv'],
  ['Kagoj.Phool.2024.HDRip.AAC.x264.mp4', 'Kagoj Phool · (2024) · H.264 · mp4'],
  ['Third.Innings.2023.FHD.SONY.WEB-DL.mkv', 'Third Innings · (2023) · 1080p · mkv'],
  ['Gravity.2013.4K.HDR.HEVC.mkv', 'Gravity · (2013) · 4K · H.265 · mkv'],
  ['Poush.Mela.2025.240p.CHORKI.mp4', 'Poush Mela · (2025) · 240p · mp4'],
  ['Arrival.2016.360p.AV1.webm', 'Arrival · (2016) · 360p · AV1 · webm'],
  ['Tenet.2020.1080p.WEB.VP9.webm', 'Tenet · (2020) · 1080p · VP9 · webm'],
  ['Interstellar.2014.1440p.mkv', 'Interstellar · (2014) · 1440p · mkv'],
  ['Web.of.Lies.2021.720p.WEB.h264.mkv', 'Web of Lies · (2021) · 720p · H.264 · mkv'],
  ['Charlottes.Web.2006.720p.mkv', 'Charlottes Web · (2006) · 720p · mkv'],
  ['Cam.2018.1080p.NF.WEB-DL.mkv', 'Cam · (2018) · 1080p · mkv'],
];

const SERIES: readonly ReleaseNameSample[] = [
  ['Harbour.Nine.S02E05.720p.NF.WEB-DL.x264.mkv', 'Harbour Nine · S02E05 · 720p · H.264 · mkv'],
  [
    'Paper.Lanterns.S01E02.1080p.NF.WEB-DL.DDP5.1.Atmos.H.264-NTb.mkv',
    'Paper Lanterns · S01E02 · 1080p · H.264 · mkv',
  ],
  ['Breaking.Bad.1x02.720p.HDTV.x264.mkv', 'Breaking Bad · S01E02 · 720p · H.264 · mkv'],
  ['The Wire - 3x11 - Middle Ground.avi', 'The Wire · S03E11 · avi'],
  ['The Wire - S03E11 - Middle Ground.avi', 'The Wire · S03E11 · avi'],
  ['Scam.1992.S01E07.480p.mp4', 'Scam 1992 · S01E07 · 480p · mp4'],
  ['Faultline.92.S03E01.720p.SONY.WEB-DL.x264.mp4', 'Faultline 92 · S03E01 · 720p · H.264 · mp4'],
  ['The.100.S04E13.1080p.WEB-DL.mkv', 'The 100 · S04E13 · 1080p · mkv'],
  ['24.S01E24.480p.DVDRip.mkv', '24 · S01E24 · 480p · mkv'],
  ['1923.S01E01.1080p.AMZN.WEB-DL.mkv', '1923 · S01E01 · 1080p · mkv'],
  ['9-1-1.S05E03.720p.HULU.WEBRip.mkv', '9-1-1 · S05E03 · 720p · mkv'],
  [
    'Doctor.Who.2005.S13E06.720p.HDTV.x264.mkv',
    'Doctor Who · S13E06 · (2005) · 720p · H.264 · mkv',
  ],
  [
    'Battlestar.Galactica.(2003).S01E01.720p.mkv',
    'Battlestar Galactica · S01E01 · (2003) · 720p · mkv',
  ],
  ['Mare of Easttown S01E07 1080p HMAX WEB-DL.mkv', 'Mare of Easttown · S01E07 · 1080p · mkv'],
  ['mare_of_easttown_s01e07_1080p.mkv', 'mare of easttown · S01E07 · 1080p · mkv'],
  ['Panchayat S02E8.mkv', 'Panchayat · S02E08 · mkv'],
  ['Aspirants.S02E03.720p.mkv', 'Aspirants · S02E03 · 720p · mkv'],
  ['Karagar.S01E04.720p.mkv', 'Karagar · S01E04 · 720p · mkv'],
  [
    'Starling.Academy.S03E10.1080p.DSNP.WEB-DL.x264.mkv',
    'Starling Academy · S03E10 · 1080p · H.264 · mkv',
  ],
  ['Shetland.S07.E02.1080p.mkv', 'Shetland · S07E02 · 1080p · mkv'],
  ['Shetland S07 E02 720p.mkv', 'Shetland · S07E02 · 720p · mkv'],
  ['Shetland.Season.7.Episode.2.720p.mkv', 'Shetland · S07E02 · 720p · mkv'],
  ['Shetland Season 7 Ep 2.mkv', 'Shetland · S07E02 · mkv'],
  ['Sesame.Street.S46E103.480p.mkv', 'Sesame Street · S46E103 · 480p · mkv'],
  ['Game.of.Thrones.S01E01E02.1080p.mkv', 'Game of Thrones · S01E01-E02 · 1080p · mkv'],
  ['Friends.S10E17-E18.1080p.BluRay.mkv', 'Friends · S10E17-E18 · 1080p · mkv'],
  ['Friends.S10E17-18.1080p.BluRay.mkv', 'Friends · S10E17-E18 · 1080p · mkv'],
  [
    'Agnipath.Express.S02E04.Episode.Name.Here.720p.ZEE5.WEB-DL.mkv',
    'Agnipath Express · S02E04 · 720p · mkv',
  ],
  ['The.Office.US.S05E14.720p.mkv', 'The Office US · S05E14 · 720p · mkv'],
  ['Mr.Robot.S02E01.1080p.mkv', 'Mr Robot · S02E01 · 1080p · mkv'],
  ['S.W.A.T.2017.S06E02.1080p.WEB.h264.mkv', 'S W A T · S06E02 · (2017) · 1080p · H.264 · mkv'],
  [
    'Marvels.Agents.of.S.H.I.E.L.D.S01E01.720p.mkv',
    'Marvels Agents of S H I E L D · S01E01 · 720p · mkv',
  ],
  ['The.Monsoon.Line.E00014.720p.WEB-DL.mkv', 'The Monsoon Line · E14 · 720p · mkv'],
  ['The.Monsoon.Line.E05.720p.mkv', 'The Monsoon Line · E05 · 720p · mkv'],
  ['Dhulo.EP03.480p.CHORKI.WEB-DL.mp4', 'Dhulo · E03 · 480p · mp4'],
  ['Dhulo Episode 12 720p.mp4', 'Dhulo · E12 · 720p · mp4'],
  ['Planet.Earth.Part.3.1080p.mkv', 'Planet Earth Part 3 · 1080p · mkv'],
  ['Criminal.Minds.S00E01.Special.720p.mkv', 'Criminal Minds · S00E01 · 720p · mkv'],
  [
    'Last.Week.Tonight.2024.11.17.720p.WEB.h264.mkv',
    'Last Week Tonight · (2024) · 720p · H.264 · mkv',
  ],
];

const SEASONS: readonly ReleaseNameSample[] = [
  ['Harbour.Nine.S02.1080p.NF.WEB-DL.x265', 'Harbour Nine · S02 · 1080p · H.265'],
  ['Harbour.Nine.S02.COMPLETE.720p.zip', 'Harbour Nine · S02 · 720p · zip'],
  ['Harbour Nine Season 2 Complete 720p', 'Harbour Nine · S02 · 720p'],
  ['Harbour Nine (2024) Season 2 [1080p]', 'Harbour Nine · S02 · (2024) · 1080p'],
  ['Breaking.Bad.S01-S05.1080p.BluRay.x265', 'Breaking Bad · S01-S05 · 1080p · H.265'],
  ['Breaking.Bad.Seasons.1-5.720p', 'Breaking Bad · S01-S05 · 720p'],
  ['The.Crown.S06.Part.2.1080p.NF.WEB-DL', 'The Crown · S06 · 1080p'],
  ['Taqdeer.S01.Complete.Bengali.WEB-DL.1080p.zip', 'Taqdeer · S01 · 1080p · zip'],
  ['Money.Heist.S03E01-E08.1080p.NF.WEB-DL', 'Money Heist · S03E01-E08 · 1080p'],
];

const ANIME: readonly ReleaseNameSample[] = [
  [
    '[SubsPlease] Sousou no Frieren - 05 (1080p) [AB12CD34].mkv',
    'Sousou no Frieren · E05 · 1080p · mkv',
  ],
  [
    '[Erai-raws] One Piece - 1089 [1080p][Multiple Subtitle].mkv',
    'One Piece · E1089 · 1080p · mkv',
  ],
  [
    '[HorribleSubs] Shingeki no Kyojin S2 - 26 [720p].mkv',
    'Shingeki no Kyojin · S02E26 · 720p · mkv',
  ],
  [
    '[Judas] Jujutsu Kaisen - S02E03 [1080p][HEVC x265 10bit].mkv',
    'Jujutsu Kaisen · S02E03 · 1080p · H.265 · mkv',
  ],
  [
    '[SubsPlease] Spy x Family Season 2 - 01v2 (720p) [1A2B3C4D].mkv',
    'Spy x Family · S02E01 · 720p · mkv',
  ],
  [
    '[EMBER] Kimi no Na wa (2016) (BD 1080p HEVC) [Dual Audio].mkv',
    'Kimi no Na wa · (2016) · 1080p · H.265 · mkv',
  ],
  ['[Anime Time] Death Note - 37 [BD][1080p][x265].mkv', 'Death Note · E37 · 1080p · H.265 · mkv'],
  [
    '[ASW] Mushoku Tensei - 2nd Season - 04 [1080p HEVC].mkv',
    'Mushoku Tensei · S02E04 · 1080p · H.265 · mkv',
  ],
  ['Naruto Shippuden - 500 [480p].mp4', 'Naruto Shippuden · E500 · 480p · mp4'],
  ['[Group] 86 - 11 [1080p].mkv', '86 · E11 · 1080p · mkv'],
  [
    '[Moozzi2] Steins;Gate 0 - 23 END (BD 1920x1080 x264 Flac).mkv',
    'Steins;Gate 0 · E23 · 1080p · H.264 · mkv',
  ],
  ['[HorribleSubs] Clannad - 03v2 (720p) [ABCDEF01].mkv', 'Clannad · E03 · 720p · mkv'],
];

const SOUTH_ASIA: readonly ReleaseNameSample[] = [
  [
    'Pathaan (2023) Hindi 1080p AMZN WEB-DL DD5.1 x264.mkv',
    'Pathaan · (2023) · 1080p · H.264 · mkv',
  ],
  ['RRR.2022.Hindi.Dubbed.ORG.1080p.NF.WEB-DL.ESub.x264.mkv', 'RRR · (2022) · 1080p · H.264 · mkv'],
  ['Jawan.2023.Dual.Audio.Hindi-Tamil.720p.NF.WEB-DL.mkv', 'Jawan · (2023) · 720p · mkv'],
  [
    'KGF.Chapter.2.2022.Dual.Audio.[Hindi.ORG.+.Kannada].1080p.mkv',
    'KGF Chapter 2 · (2022) · 1080p · mkv',
  ],
  ['Hindi.Medium.2017.720p.BluRay.mkv', 'Hindi Medium · (2017) · 720p · mkv'],
  ['English.Vinglish.2012.1080p.WEB-DL.mkv', 'English Vinglish · (2012) · 1080p · mkv'],
  [
    'Mirzapur.S03E04.Hindi.1080p.AMZN.WEB-DL.DDP5.1.H.265.mkv',
    'Mirzapur · S03E04 · 1080p · H.265 · mkv',
  ],
  ['Sacred.Games.S01.Hindi.Complete.720p.NF.WEB-DL', 'Sacred Games · S01 · 720p'],
  [
    'Hawa.2022.Bengali.1080p.SonyLIV.WEB-DL.AAC2.0.H.264.mkv',
    'Hawa · (2022) · 1080p · H.264 · mkv',
  ],
  ['হাওয়া.2022.1080p.WEB-DL.mkv', 'হাওয়া · (2022) · 1080p · mkv'],
  ['কারাগার.S01E04.720p.HOICHOI.WEB-DL.mkv', 'কারাগার · S01E04 · 720p · mkv'],
  ['তাকদীর সিজন ১ পর্ব ২ 720p.mp4', 'তাকদীর · S01E02 · 720p · mp4'],
  ['ধুলো পর্ব ০৩ 480p.mp4', 'ধুলো · E03 · 480p · mp4'],
  ['মহানগর ২ S02E01 1080p.mkv', 'মহানগর ২ · S02E01 · 1080p · mkv'],
  ['पंचायत.S03E02.1080p.AMZN.WEB-DL.mkv', 'पंचायत · S03E02 · 1080p · mkv'],
  ['जवान (2023) 720p.mkv', 'जवान · (2023) · 720p · mkv'],
  [
    'Uttorer.Hawa.S01E06.1080p.HOICHOI.WEB-DL.x264.mkv',
    'Uttorer Hawa · S01E06 · 1080p · H.264 · mkv',
  ],
  ['Hoichoi.Unlimited.2018.720p.mkv', 'Hoichoi Unlimited · (2018) · 720p · mkv'],
  [
    'Kaantaye Kaantaye (2024) Bengali S01 [Ep 01-07] 720p ZEE5 WEB-DL.zip',
    'Kaantaye Kaantaye · S01E01-E07 · (2024) · 720p · zip',
  ],
  ['Tandav_2021_S01E01_Hindi_720p_AMZN_WEBRip.mkv', 'Tandav · S01E01 · (2021) · 720p · mkv'],
  ['83.2021.Hindi.1080p.NF.WEB-DL.mkv', '83 · (2021) · 1080p · mkv'],
  ['Bandra.Files.S01E05.Multi.Audio.480p.AMZN.mkv', 'Bandra Files · S01E05 · 480p · mkv'],
];

const ODD: readonly ReleaseNameSample[] = [
  ['Village Cooking Live.mp4', 'Village Cooking Live · mp4'],
  ['www.example.com - Eleven.Rivers.2023.720p.mkv', 'Eleven Rivers · (2023) · 720p · mkv'],
  ['[ www.Example.to ] Eleven.Rivers.2023.720p.mkv', 'Eleven Rivers · (2023) · 720p · mkv'],
  ['@BestChannel Eleven Rivers 2023 720p.mkv', 'Eleven Rivers · (2023) · 720p · mkv'],
  [
    'Harbour.Nine.S02E05.720p.NF.WEB-DL.x264-GRP[rarbg].mkv',
    'Harbour Nine · S02E05 · 720p · H.264 · mkv',
  ],
  ['Harbour.Nine.S02E05.PROPER.REPACK.720p.mkv', 'Harbour Nine · S02E05 · 720p · mkv'],
  ['HARBOUR.NINE.S02E05.720P.MKV', 'HARBOUR NINE · S02E05 · 720p · mkv'],
  ['S01E02.mkv', 'S01E02.mkv · S01E02 · mkv'],
  ['720p.mkv', '720p.mkv · 720p · mkv'],
  ['Unknown', 'Unknown'],
  ['movie', 'movie'],
  ['VID_20240318_201455.mp4', 'VID 20240318 201455 · mp4'],
  ['Lesson 1.2 - Fractions.mp4', 'Lesson 1.2 - Fractions · mp4'],
  ['No.10.Downing.Street.2019.mkv', 'No 10 Downing Street · (2019) · mkv'],
  ['Room.1408.2007.720p.mkv', 'Room 1408 · (2007) · 720p · mkv'],
  ['Fantastic.4.2005.1080p.mkv', 'Fantastic 4 · (2005) · 1080p · mkv'],
  ['Catch-22.S01E03.mkv', 'Catch-22 · S01E03 · mkv'],
  ['Malcolm.X.1992.720p.mkv', 'Malcolm X · (1992) · 720p · mkv'],
  ['4x4.2019.1080p.mkv', '4x4 · (2019) · 1080p · mkv'],
  ['Load.042.1080p.mkv', 'Load 042 · 1080p · mkv'],
  ['kept-3-17.mkv', 'kept-3-17 · mkv'],
  ['Failed.mkv', 'Failed · mkv'],
  ['(500).Days.of.Summer.2009.1080p.mkv', '(500) Days of Summer · (2009) · 1080p · mkv'],
  ['[REC].2007.720p.mkv', '[REC] · (2007) · 720p · mkv'],
  ['Summer.Camp.S01E05.The.Year.1969.720p.mkv', 'Summer Camp · S01E05 · 720p · mkv'],
  ['Blade.Runner.2049.mkv', 'Blade Runner 2049 · mkv'],
  ['Eleven Rivers [Hindi] 720p.mkv', 'Eleven Rivers · 720p · mkv'],
  ['Eleven.Rivers.WEB-DL.2023.mkv', 'Eleven Rivers · (2023) · mkv'],
  ['<img src=x onerror=window.hostile=1>.mkv', '<img src=x onerror=window.hostile=1> · mkv'],
];

/** Names as they occur: written by release groups, bots and people. */
export const RELEASE_NAME_SAMPLES: readonly ReleaseNameSample[] = [
  ...FILMS,
  ...SERIES,
  ...SEASONS,
  ...ANIME,
  ...SOUTH_ASIA,
  ...ODD,
];
